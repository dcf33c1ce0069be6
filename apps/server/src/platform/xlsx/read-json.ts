import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isRecord } from '@wenwu/core/form/json'
import { isStorableText } from '@wenwu/core/kernel/text'
import type { ReadingLimits } from './reading-limits.ts'
import { UnreadableSheetError } from './unreadable.ts'

/** One object of a list. `line` counts from 1; without `record` it is no object, or holds what cannot be stored. */
export interface JsonRow {
  line: number
  record?: Record<string, unknown>
}

/** One object a line, blank lines left out. Throws UnreadableSheetError for what is no text, and for a line that is too long. */
export async function* readJsonLines(path: string, { lineLetters }: ReadingLimits): AsyncGenerator<JsonRow> {
  let line = 0
  for await (const text of linesOf(path, lineLetters)) {
    line++
    if (text.trim() === '') continue
    if (text.includes('\u0000')) throw new UnreadableSheetError('not a text')
    yield rowOf(line, parse(text))
  }
}

/** An object, or a list of objects: the whole file is one text. Throws UnreadableSheetError where it is no JSON. */
export async function* readJson(path: string): AsyncGenerator<JsonRow> {
  const value = parse(await readFile(path, 'utf8'))
  if (value === undefined) throw new UnreadableSheetError('not JSON')
  for (const [index, entry] of (Array.isArray(value) ? value : [value]).entries()) yield rowOf(index + 1, entry)
}

/** The lines of a text; one that grows too long ends the reading before it is put together. */
async function* linesOf(path: string, max: number): AsyncGenerator<string> {
  const pieces: string[] = []
  let length = 0
  const add = (piece: string): void => {
    length += piece.length
    if (length > max) throw new UnreadableSheetError('a line is too long', 'import-line-length', { max })
    pieces.push(piece)
  }
  for await (const chunk of createReadStream(path, 'utf8')) {
    const [first = '', ...others] = (chunk as string).split('\n')
    add(first)
    for (const other of others) {
      yield pieces.splice(0).join('')
      length = 0
      add(other)
    }
  }
  if (length > 0) yield pieces.join('')
}

function rowOf(line: number, value: unknown): JsonRow {
  if (!isRecord(value)) return { line }
  try {
    const text = JSON.stringify(value)
    return isStorableText(text) && !text.includes('\\u0000') ? { line, record: value } : { line }
  } catch {
    // nested deeper than it can be written
    return { line }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown
  } catch {
    return undefined
  }
}
