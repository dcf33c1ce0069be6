import type { SaxesTagPlain } from 'saxes'
import { unescapedText } from './cell.ts'
import { DayStyles } from './day-cells.ts'
import type { MergedRange } from './fill-merged.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { readSheetCells } from './sheet-cells.ts'
import { localName, strictParser, type SheetRow } from './sheet-xml.ts'
import { UnreadableSheetError } from './unreadable.ts'
import { withoutHidden } from '@wenwu/core/kernel/text'
import { WorkbookParts } from './workbook-parts.ts'

/**
 * The rows of the first sheet that people see and that says something, read while they are asked for; empty rows are left out. Nothing is evaluated: of a formula the cell says
 * that it is one. What people see as a day is read as one. Of each cell `maxLetters` are read. XML with a document type is refused (no entities, no outside references). `note` is
 * told at the end how many bytes were unpacked; what is merged stands in `merged` then, and the names of other sheets that people see and that say something in `otherSheets`. Throws
 * UnreadableSheetError.
 */
export async function* readXlsx(
  path: string,
  maxLetters: number,
  limits: ReadingLimits,
  {
    note = () => undefined,
    merged = [],
    otherSheets = [],
  }: { note?: (unpackedBytes: number) => void; merged?: MergedRange[]; otherSheets?: string[] } = {},
): AsyncGenerator<SheetRow> {
  const parts = await WorkbookParts.open(path, limits)
  try {
    const { sheet, others, isFrom1904 } = await readBook(parts)
    if (!parts.has(sheet)) throw new UnreadableSheetError('no sheet')
    const shared = await readShared(parts, limits)
    const styles = new DayStyles()
    await readElements(parts, 'xl/styles.xml', (tag) => styles.note(localName(tag.name), tag.attributes))
    const book = { shared, days: styles.days(isFrom1904) }
    let isRead = false
    for (const { name, part } of [{ name: '', part: sheet }, ...others]) {
      if (!parts.has(part)) continue
      if (isRead) {
        if (await saysSomething(readSheetCells(parts.textOf(part), book, maxLetters, limits, []))) otherSheets.push(name)
        continue
      }
      // what an empty sheet merges is no matter of the next one
      merged.length = 0
      for await (const row of readSheetCells(parts.textOf(part), book, maxLetters, limits, merged)) {
        isRead = true
        yield row
      }
    }
  } catch (error) {
    throw error instanceof UnreadableSheetError ? error : new UnreadableSheetError(String(error))
  } finally {
    note(parts.unpackedBytes)
    parts.close()
  }
}

/** Whether a sheet that is not read has a row, read no further than to the first. One that cannot be looked through counts as well: better named for nothing than lost in silence. */
async function saysSomething(rows: AsyncIterable<SheetRow>): Promise<boolean> {
  try {
    for await (const _row of rows) return true
    return false
  } catch {
    // the sheet that is read has been read: the others are no reason to refuse it
    return true
  }
}

async function readElements(parts: WorkbookParts, name: string, note: (tag: SaxesTagPlain) => void): Promise<void> {
  if (!parts.has(name)) return
  const parser = strictParser({ opentag: note })
  for await (const text of parts.textOf(name)) parser.write(text)
  parser.close()
}

/** Other sheets that are looked at, and letters of a name of one: no spreadsheet program lets it have more. */
const mostOthers = 20
const longestName = 31

interface OtherSheet {
  name: string
  part: string
}

/**
 * Where the first sheet of the workbook lies that is not hidden (ECMA-376 18.2.19, 18.2.20 and its relationships), the first of the others that are not, and from when it counts days
 * (18.2.28).
 */
async function readBook(parts: WorkbookParts): Promise<{ sheet: string; others: OtherSheet[]; isFrom1904: boolean }> {
  let isFrom1904 = false
  const visible: { relation: string; name: string }[] = []
  let hidden: string | undefined
  await readElements(parts, 'xl/workbook.xml', (tag) => {
    if (localName(tag.name) === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(tag.attributes['date1904'] ?? '')
    if (localName(tag.name) !== 'sheet') return
    const { 'r:id': relation, name = '', state = 'visible' } = tag.attributes
    if (state !== 'visible') hidden ??= relation
    else if (relation !== undefined && visible.length <= mostOthers)
      visible.push({
        relation,
        name: Array.from(withoutHidden(unescapedText(name)))
          .slice(0, longestName)
          .join(''),
      })
  })
  const [first, ...others] = visible
  const sheet = first?.relation ?? hidden
  const targets = new Map<string | undefined, string>()
  const isAsked = new Set([sheet, ...others.map(({ relation }) => relation)])
  await readElements(parts, 'xl/_rels/workbook.xml.rels', ({ attributes: { Id, Target } }) => {
    if (Id !== undefined && Target !== undefined && isAsked.has(Id))
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
  })
  return {
    sheet: targets.get(sheet) ?? 'xl/worksheets/sheet1.xml',
    others: others.flatMap(({ relation, name }) => {
      const part = targets.get(relation)
      return part === undefined ? [] : [{ name, part }]
    }),
    isFrom1904,
  }
}

/** The texts cells refer to by number; readings of characters (phonetic runs) are left out. */
async function readShared(parts: WorkbookParts, limits: ReadingLimits): Promise<string[]> {
  const name = 'xl/sharedStrings.xml'
  const texts: string[] = []
  if (!parts.has(name)) return texts
  let total = 0
  let phonetic = 0
  let isText = false
  const parser = strictParser({
    opentag: (tag) => {
      const local = localName(tag.name)
      if (local === 'si') {
        if (texts.length >= limits.sharedTexts)
          throw new UnreadableSheetError('too many texts', 'import-text-count', { max: limits.sharedTexts })
        texts.push('')
      }
      if (local === 'rPh') phonetic++
      isText = local === 't' && phonetic === 0
    },
    closetag: (tag) => {
      const local = localName(tag.name)
      if (local === 'rPh') phonetic--
      if (local === 'si') texts[texts.length - 1] = unescapedText(texts.at(-1) ?? '')
      isText = false
    },
  })
  parser.on('text', (text) => {
    if (!isText || texts.length === 0) return
    total += text.length
    if (total > limits.letters) throw new UnreadableSheetError('too much text', 'import-text-size', { max: limits.letters })
    texts[texts.length - 1] += text
  })
  for await (const text of parts.textOf(name)) parser.write(text)
  parser.close()
  return texts
}
