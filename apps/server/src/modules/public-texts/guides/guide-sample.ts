import type { SampleSheet } from '@wenwu/core/item/guide'
import { AppError } from '@wenwu/core/kernel/errors'
import type { CellValue } from '../../../platform/xlsx/cell.ts'
import { writeXlsx, type XlsxColumn, xlsxMediaType } from '../../../platform/xlsx/write-xlsx.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import { sendFile } from '../../case-work/files/index.ts'
import { getGuide } from './guide-repository.ts'
import { isSameMaterial, starterSample } from './starter-samples.ts'

/** The file an editor handed in for a material, else the release's sheet, drawn now. Throws `not-found` where there is neither. */
export async function sendSample(ctx: Ctx, code: string, key: string): Promise<StreamReply> {
  const guide = await getGuide(ctx.db, code)
  const material = guide.payload.materials.find(({ id }) => isSameMaterial(id, key))
  const file = material?.sample?.[0]
  if (file !== undefined) return sendFile(ctx, file.fileId)
  const sheet = material === undefined ? undefined : starterSample(guide.code, key)
  if (sheet === undefined) throw new AppError('not-found')
  return {
    body: writeXlsx(columnsOf(sheet), rowsOf(sheet), sheet.fileName.replace(/\.xlsx$/, '')),
    mediaType: xlsxMediaType,
    fileName: sheet.fileName,
    disposition: 'attachment',
  }
}

/** Titles, each column as wide as its longest text: cells do not wrap, and a Chinese character takes two places. */
function columnsOf({ columns, rows }: SampleSheet): XlsxColumn[] {
  return columns.map(({ title, hint }, index) => {
    const longest = Math.max(...[title, hint, ...rows.map((row) => row[index])].map((cell) => String(cell).length))
    return { title, width: Math.max(8, longest * 2 + 2), kind: 'text' }
  })
}

async function* rowsOf({ columns, rows }: SampleSheet): AsyncGenerator<CellValue[]> {
  yield columns.map(({ hint }) => hint)
  for (const row of rows) yield [...row]
}
