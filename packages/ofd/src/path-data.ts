import { numberOf, short } from './values.ts'

/** Operands of each command of AbbreviatedData (GB/T 33190 §9.1) and its letter in SVG. */
const commands: Record<string, { letter: string; operands: number }> = {
  S: { letter: 'M', operands: 2 },
  M: { letter: 'M', operands: 2 },
  L: { letter: 'L', operands: 2 },
  Q: { letter: 'Q', operands: 4 },
  B: { letter: 'C', operands: 6 },
  A: { letter: 'A', operands: 7 },
  C: { letter: 'Z', operands: 0 },
}

/** AbbreviatedData as SVG path data. What is no command is passed over; a path starts with a move. */
export function pathData(abbreviated: string): string {
  const words = abbreviated.trim().split(/[\s,]+/)
  let text = ''
  for (let i = 0; i < words.length;) {
    const command = commands[words[i++]!]
    if (command === undefined) continue
    const values = words.slice(i, i + command.operands).map((word) => short(numberOf(word, 0)))
    if (values.length < command.operands) break
    i += command.operands
    if (text === '' && command.letter !== 'M') text = 'M0 0'
    text += command.letter + values.join(' ')
  }
  return text
}
