// A picture of a result, drawn on the phone.
import { gameTitle } from '../texts/games'

const TINTS = ['#8c2f2f', '#2a5673', '#3d6329', '#6b4a86', '#8a5a07', '#4a4f57']
const WIDTH = 1080

export async function drawResult(game: string, players: readonly { name: string; total: number; place: number }[], sentence: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = 520 + players.length * 130
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#efe4cb'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#2f4a34'
  pen.fillRect(0, 0, canvas.width, 150)
  write(pen, gameTitle(game), 60, 98, 60, '#fdf8ea', 700)
  const most = Math.max(1, ...players.map((player) => player.total))
  const ranked = players.map((player, seat) => ({ ...player, seat })).sort((one, other) => one.place - other.place || one.seat - other.seat)
  for (const [at, { name, total, place, seat }] of ranked.entries()) {
    const y = 220 + at * 130
    pen.fillStyle = place === 1 ? '#f0d17a' : '#fbf5e6'
    pen.beginPath()
    pen.roundRect(40, y, WIDTH - 80, 112, 18)
    pen.fill()
    pen.fillStyle = TINTS[seat % TINTS.length]!
    pen.beginPath()
    pen.roundRect(60, y + 82, Math.max(14, (WIDTH - 120) * (total / most)), 16, 8)
    pen.fill()
    write(pen, `${place}.  ${name}`, 70, y + 62, 46, '#2b2118', 700)
    const points = String(total)
    pen.font = `800 54px ${DISPLAY}`
    write(pen, points, WIDTH - 80 - pen.measureText(points).width, y + 66, 54, '#2b2118', 800)
  }
  wrap(pen, sentence, 60, canvas.height - 190)
  write(pen, `Loxley · ${new Date().toLocaleDateString()}`, 60, canvas.height - 50, 30, '#5c4c39', 400)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

const DISPLAY = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, colour: string, weight: number): void {
  pen.font = `${weight} ${size}px ${DISPLAY}`
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

function wrap(pen: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  pen.font = `700 36px ${DISPLAY}`
  let line = ''
  for (const word of text.split(' ')) {
    if (pen.measureText(`${line} ${word}`).width > WIDTH - 2 * x) {
      write(pen, line, x, y, 36, '#2b2118', 700)
      line = word
      y += 46
    } else line = line ? `${line} ${word}` : word
  }
  write(pen, line, x, y, 36, '#2b2118', 700)
}

/** Hands a file to the person: shared where the phone can, saved otherwise. */
export async function handOver(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
