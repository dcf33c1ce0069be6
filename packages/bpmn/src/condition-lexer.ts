import { BpmnError } from './errors.ts'

export type LexemeKind = 'number' | 'string' | 'name' | 'operator' | 'end'

export interface Lexeme {
  kind: LexemeKind
  text: string
  position: number
}

const maxLength = 2000
const pattern =
  /(?<space>\s+)|(?<number>\d+(?:\.\d+)?)|(?<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<operator>==|!=|<=|>=|&&|\|\||[<>!+\-*/().,[\]])/uy

/** The lexemes of a condition, without spaces, ended by one of kind 'end'. Throws BpmnError with a position. */
export function readLexemes(text: string): Lexeme[] {
  if (text.length > maxLength)
    throw new BpmnError('condition-too-long', `a condition has at most ${maxLength} characters`, { position: maxLength })
  const { start, end } = innerRange(text)
  const source = text.slice(0, end)
  const lexemes: Lexeme[] = []
  let position = start
  while (position < end) {
    pattern.lastIndex = position
    const match = pattern.exec(source)
    if (!match?.groups) throw new BpmnError('condition-syntax', `unexpected ${JSON.stringify(text[position])} at ${position}`, { position })
    const { space, number, string, name, operator } = match.groups
    if (number !== undefined) lexemes.push({ kind: 'number', text: number, position })
    else if (string !== undefined) lexemes.push({ kind: 'string', text: unquote(string), position })
    else if (name !== undefined) lexemes.push({ kind: 'name', text: name, position })
    else if (operator !== undefined) lexemes.push({ kind: 'operator', text: operator, position })
    position += (space ?? match[0]).length
  }
  lexemes.push({ kind: 'end', text: '', position: end })
  return lexemes
}

// ${…}, the form other engines write, is taken off
function innerRange(text: string): { start: number; end: number } {
  const lead = text.length - text.trimStart().length
  const end = text.trimEnd().length
  return text.startsWith('${', lead) && text[end - 1] === '}' ? { start: lead + 2, end: end - 1 } : { start: lead, end }
}

function unquote(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(/\\(.)/gsu, (_, character: string) => (character === 'n' ? '\n' : character === 't' ? '\t' : character))
}
