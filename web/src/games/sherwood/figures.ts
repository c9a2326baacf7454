// Made by tools/make_card_figures.py from the games' components. Do not edit.
export const inward: Record<string, number[]> = {
  york: [1, 2, 12, 3],
  lincoln: [4, 5, 3, 6],
  nottingham: [7, 8, 6, 9],
  derby: [10, 11, 9, 12],
}
// the hideouts that a cart meets from town to town, in order (SW-5.2)
export const ways: Record<string, number[]> = {
  "york lincoln": [1, 2, 12, 3, 6, 3, 5, 4],
  "york nottingham": [1, 2, 12, 3, 9, 6, 8, 7],
  "york derby": [1, 2, 12, 3, 12, 9, 11, 10],
  "lincoln york": [4, 5, 3, 6, 3, 12, 2, 1],
  "lincoln nottingham": [4, 5, 3, 6, 9, 6, 8, 7],
  "lincoln derby": [4, 5, 3, 6, 12, 9, 11, 10],
  "nottingham york": [7, 8, 6, 9, 3, 12, 2, 1],
  "nottingham lincoln": [7, 8, 6, 9, 6, 3, 5, 4],
  "nottingham derby": [7, 8, 6, 9, 12, 9, 11, 10],
  "derby york": [10, 11, 9, 12, 3, 12, 2, 1],
  "derby lincoln": [10, 11, 9, 12, 6, 3, 5, 4],
  "derby nottingham": [10, 11, 9, 12, 9, 6, 8, 7],
}
export const strengths: Record<string, number> = {"club": 1, "sword": 2, "longbow": 3}
