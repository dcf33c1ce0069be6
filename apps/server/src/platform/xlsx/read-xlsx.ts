import type { SaxesTagPlain } from 'saxes'
import { unescapedText } from './cell.ts'
import { DayStyles } from './day-cells.ts'
import type { MergedRange } from './fill-merged.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { readSheetCells } from './sheet-cells.ts'
import { localName, strictParser, type SheetRow } from './sheet-xml.ts'
import { UnreadableSheetError } from './unreadable.ts'
import { WorkbookParts } from './workbook-parts.ts'

/**
 * The rows of the first sheet that people see, read while they are asked for; empty rows are left out. Nothing is evaluated: of a formula the cell says
 * that it is one. What people see as a day is read as one. Of each cell `maxLetters` are read. XML with a document type is refused (no entities, no outside references). `note` is
 * told at the end how many bytes were unpacked; what is merged stands in `merged` then. Throws UnreadableSheetError.
 */
export async function* readXlsx(
  path: string,
  maxLetters: number,
  limits: ReadingLimits,
  { note = () => undefined, merged = [] }: { note?: (unpackedBytes: number) => void; merged?: MergedRange[] } = {},
): AsyncGenerator<SheetRow> {
  const parts = await WorkbookParts.open(path, limits)
  try {
    const { sheet, isFrom1904 } = await readBook(parts)
    if (!parts.has(sheet)) throw new UnreadableSheetError('no sheet')
    const shared = await readShared(parts, limits)
    const styles = new DayStyles()
    await readElements(parts, 'xl/styles.xml', (tag) => styles.note(localName(tag.name), tag.attributes))
    yield* readSheetCells(parts.textOf(sheet), { shared, days: styles.days(isFrom1904) }, maxLetters, limits, merged)
  } catch (error) {
    throw error instanceof UnreadableSheetError ? error : new UnreadableSheetError(String(error))
  } finally {
    note(parts.unpackedBytes)
    parts.close()
  }
}

async function readElements(parts: WorkbookParts, name: string, note: (tag: SaxesTagPlain) => void): Promise<void> {
  if (!parts.has(name)) return
  const parser = strictParser({ opentag: note })
  for await (const text of parts.textOf(name)) parser.write(text)
  parser.close()
}

/** Where the first sheet of the workbook lies that is not hidden (ECMA-376 18.2.19, 18.2.20 and its relationships), and from when it counts days (18.2.28). */
async function readBook(parts: WorkbookParts): Promise<{ sheet: string; isFrom1904: boolean }> {
  let isFrom1904 = false
  let relation: string | undefined
  let hidden: string | undefined
  let target: string | undefined
  await readElements(parts, 'xl/workbook.xml', (tag) => {
    if (localName(tag.name) === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(tag.attributes['date1904'] ?? '')
    if (localName(tag.name) !== 'sheet') return
    if ((tag.attributes['state'] ?? 'visible') === 'visible') relation ??= tag.attributes['r:id']
    else hidden ??= tag.attributes['r:id']
  })
  relation ??= hidden
  await readElements(parts, 'xl/_rels/workbook.xml.rels', (tag) => {
    if (tag.attributes['Id'] === relation) target = tag.attributes['Target']
  })
  if (relation === undefined || target === undefined) return { sheet: 'xl/worksheets/sheet1.xml', isFrom1904 }
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, isFrom1904 }
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
