// Made by tools/make_catalogue.py from the games' catalogues. Do not edit.

export type SheriffEvent =
  | { name: 'dealt'; facts: { seat: number; goods: string[] } }
  | { name: 'turned_up'; facts: { left: string[]; right: string[] } }
  | { name: 'round_began'; facts: { sheriff: number; round: number } }
  | { name: 'set_aside'; facts: { seat: number; good: string } }
  | { name: 'set_aside_unseen'; facts: { seat: number } }
  | { name: 'drew'; facts: { seat: number; good: string } }
  | { name: 'drew_unseen'; facts: { seat: number } }
  | { name: 'took'; facts: { seat: number; pile: string; good: string } }
  | { name: 'laid'; facts: { seat: number; pile: string; good: string } }
  | { name: 'laid_confiscated'; facts: { seat: number; pile: string; good: string } }
  | { name: 'renewed'; facts: { cards: number } }
  | { name: 'packed'; facts: { seat: number; goods: string[] } }
  | { name: 'declared'; facts: { seat: number; good: string; cards: number } }
  | { name: 'threatened'; facts: { sheriff: number; seat: number } }
  | { name: 'waved'; facts: { sheriff: number; seat: number } }
  | { name: 'opened'; facts: { sheriff: number; seat: number; goods: string[]; declared: string; cards: number; truths: string[]; lies: string[]; summonses: number } }
  | { name: 'confiscated'; facts: { sheriff: number; seat: number; goods: string[] } }
  | { name: 'answered'; facts: { sheriff: number; seat: number; goods: string[] } }
  | { name: 'delivered'; facts: { seat: number; goods: string[]; contraband: number; smuggled?: string[] } }
  | { name: 'time_up'; facts: {  } }
  | { name: 'paid'; facts: { giver: number; taker: number; coins: number } }
  | { name: 'handed_over'; facts: { giver: number; taker: number; good: string } }
  | { name: 'slipped'; facts: { giver: number; taker: number; good: string } }
  | { name: 'slipped_named'; facts: { giver: number; taker: number; good: string } }
  | { name: 'slipped_unseen'; facts: { giver: number; taker: number } }
  | { name: 'surrendered'; facts: { giver: number; taker: number; good: string } }
  | { name: 'was_missing'; facts: { giver: number; taker: number; good: string } }
  | { name: 'owed'; facts: { debtor: number; creditor: number; coins: number } }
  | { name: 'forgiven'; facts: { debtor: number; coins: number } }
  | { name: 'posted'; facts: { author: number; other: number; number: number; gives: string[]; wants: string[]; instead: string } }
  | { name: 'joined'; facts: { seat: number; author: number; other: number; number: number; gives: string[] } }
  | { name: 'left_offer'; facts: { seat: number; author: number; other: number; number: number } }
  | { name: 'closed'; facts: { author: number; other: number; number: number; fate: string } }
  | { name: 'held'; facts: { seat: number } }
  | { name: 'promised'; facts: { promiser: number; promisee: number; promise: number; term: string } }
  | { name: 'promise_settled'; facts: { promiser: number; promisee: number; promise: number; term: string; fate: string } }
  | { name: 'voided'; facts: { payer: number; number: number } }
  | { name: 'revealed'; facts: { seat: number; goods: string[] } }
  | { name: 'named'; facts: { seat: number; good: string } }
  | { name: 'over'; facts: { winners: number[]; scores: number[] } }

export type NottinghamEvent =
  | { name: 'began'; facts: { first_player: number; colours: string[] } }
  | { name: 'chose_colour'; facts: { seat: number; colour: string } }
  | { name: 'dealt'; facts: { seat: number; objects: string[] } }
  | { name: 'turned_up'; facts: { seat: number; object: string } }
  | { name: 'took'; facts: { seat: number; object: string } }
  | { name: 'called'; facts: { seat: number; action: string } }
  | { name: 'chose'; facts: { seat: number; objects: string[] } }
  | { name: 'offered'; facts: { seat: number; objects: string[] } }
  | { name: 'proved'; facts: { seat: number; objects: string[] } }
  | { name: 'traded'; facts: { seat: number; other: number; gave: string; objects: string[] } }
  | { name: 'refused'; facts: { seat: number } }
  | { name: 'attacked'; facts: { seat: number; target: number; action: string } }
  | { name: 'defended'; facts: { seat: number; attacker: number } }
  | { name: 'swapped'; facts: { seat: number; target: number; action: string; gave: string; object: string } }
  | { name: 'swapped_openly'; facts: { seat: number; target: number; action: string; gave: string; object: string } }
  | { name: 'swapped_unseen'; facts: { seat: number; target: number; action: string; gave: string } }
  | { name: 'saw_hand'; facts: { seat: number; target: number; objects: string[] } }
  | { name: 'saw_hand_unseen'; facts: { seat: number; target: number } }
  | { name: 'laid_open'; facts: { seat: number; objects: string[] } }
  | { name: 'looked'; facts: { seat: number; cards: number; ambushes: string[] } }
  | { name: 'looked_unseen'; facts: { seat: number; cards: number } }
  | { name: 'laid_ambush'; facts: { seat: number; ambush: string; under: string[] } }
  | { name: 'laid_ambush_unseen'; facts: { seat: number } }
  | { name: 'put_back'; facts: { seat: number } }
  | { name: 'passed'; facts: { seat: number } }
  | { name: 'sprang'; facts: { seat: number; target: number; ambush: string; object: string; gave: string; cards: number } }
  | { name: 'showed_set'; facts: { seat: number; object: string; cards: number } }
  | { name: 'delivered'; facts: { seat: number; object: string; cards: number } }
  | { name: 'failed'; facts: { seat: number; object: string; cards: number } }
  | { name: 'accomplished'; facts: { seat: number; mission: string; objects: string[] } }
  | { name: 'sheriff_moved'; facts: { space: number; number: number } }
  | { name: 'received'; facts: { seat: number; object: string } }
  | { name: 'received_unseen'; facts: { seat: number } }
  | { name: 'renewed'; facts: { cards: number } }
  | { name: 'ran_short'; facts: { number: number; seats: number[] } }
  | { name: 'discarded'; facts: { seat: number; cards: number; objects: string[] } }
  | { name: 'discarded_unseen'; facts: { seat: number; cards: number } }
  | { name: 'skipped'; facts: { seats: number[] } }
  | { name: 'over'; facts: { winners: number[]; scores: number[] } }

export type SherwoodEvent =
  | { name: 'round_began'; facts: { figure: number; round: number } }
  | { name: 'row_dealt'; facts: { cards: number; back: string; slot: number; card: string; sheriff: number; strength: number; gold: number; companions: number; glory: number; glory_lost: number; raiders_lost: number; start: string; end: string } }
  | { name: 'held_red_hideouts'; facts: { seat: number; raiders: number } }
  | { name: 'over'; facts: { winners: number[]; scores: number[] } }
  | { name: 'donated'; facts: { seat: number; gold: number } }
  | { name: 'looked'; facts: { seat: number; slot: number; marked: number; card: string; sheriff: number; strength: number; gold: number; companions: number; glory: number; glory_lost: number; raiders_lost: number; start: string; end: string } }
  | { name: 'looked_unseen'; facts: { seat: number; slot: number; marked: number } }
  | { name: 'bought'; facts: { seat: number; equipment: string } }
  | { name: 'bought_unseen'; facts: { seat: number } }
  | { name: 'renewed'; facts: { cards: number } }
  | { name: 'recruited'; facts: { seat: number } }
  | { name: 'first_out'; facts: { seat: number } }
  | { name: 'second_out'; facts: { seat: number } }
  | { name: 'posted'; facts: { author: number; number: number; parties: number[]; hideout: number; terms: string[] } }
  | { name: 'offered'; facts: { author: number; other: number; number: number; terms: string[] } }
  | { name: 'struck'; facts: { author: number; other: number; number: number } }
  | { name: 'suggested'; facts: { seat: number; hideout: number; terms: string[] } }
  | { name: 'signed'; facts: { seat: number; author: number; number: number } }
  | { name: 'closed'; facts: { author: number; by: number; number: number; fate: string } }
  | { name: 'dropped'; facts: { seat: number } }
  | { name: 'asked'; facts: { seat: number } }
  | { name: 'held'; facts: { seat: number } }
  | { name: 'talks_closed'; facts: { seat: number } }
  | { name: 'occupied'; facts: { leader: number; hideout: number; raiders: number[] } }
  | { name: 'card_named'; facts: { informant: number; hideout: number; slot: number } }
  | { name: 'laid_down'; facts: { informant: number; seat: number; hideout: number; gold: number; companions: number } }
  | { name: 'lapsed'; facts: { seat: number; hideout: number; gold: number; companions: number } }
  | { name: 'paid'; facts: { giver: number; taker: number; gold: number } }
  | { name: 'claimed'; facts: { seat: number; claim: number; said: string } }
  | { name: 'claim_judged'; facts: { seat: number; claim: number; said: string; verdict: string } }
  | { name: 'promised'; facts: { promiser: number; promisee: number; promise: number; term: string } }
  | { name: 'promise_settled'; facts: { promiser: number; promisee: number; promise: number; term: string; fate: string } }
  | { name: 'revealed'; facts: { seat: number; slot: number; card: string; sheriff: number; strength: number; gold: number; companions: number; glory: number; glory_lost: number; raiders_lost: number; start: string; end: string } }
  | { name: 'redirected'; facts: { seat: number; town: string } }
  | { name: 'passed'; facts: { seat: number } }
  | { name: 'forwent'; facts: { seat: number } }
  | { name: 'met'; facts: { hideout: number; sheriff: number; raiders: number; needed: number } }
  | { name: 'called'; facts: { seat: number; leader: number } }
  | { name: 'played'; facts: { seat: number; hideout: number; equipment: string } }
  | { name: 'laid_open'; facts: { seat: number; hideout: number; equipment: string[] } }
  | { name: 'taken_back'; facts: { seat: number; hideout: number; equipment: string[] } }
  | { name: 'used_up'; facts: { seat: number; hideout: number; equipment: string[] } }
  | { name: 'raided'; facts: { hideout: number; card: string; sheriff: number; strength: number; needed: number } }
  | { name: 'went_on'; facts: { hideout: number; sheriff: number; strength: number; needed: number } }
  | { name: 'arrived'; facts: { card: string; sheriff: number; town: string } }
  | { name: 'looted'; facts: { seat: number; gold: number; companions: number } }
  | { name: 'made_good'; facts: { informant: number; seat: number; gold: number } }
  | { name: 'glory_gained'; facts: { seat: number; glory: number } }
  | { name: 'lost'; facts: { seat: number; glory: number; raiders: number } }
  | { name: 'stayed'; facts: { leader: number; hideout: number; raiders: number[] } }
  | { name: 'went_home'; facts: { seat: number; hideout: number; raiders: number } }
