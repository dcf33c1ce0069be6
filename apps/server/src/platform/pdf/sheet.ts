import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { encode } from 'uqr'
import { formatChineseDate, type CalendarDate } from '@wenwu/core/kernel/date'
import type { Caller } from '../personal-places.ts'
import type { PdfRenderer, RenderedPdf } from './pdf-renderer.ts'

/** A part of a sheet; every text is set as it stands, a line break begins a line. */
export type SheetBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; isIndented?: boolean }
  /** Names and values in a frame. */
  | { kind: 'pairs'; rows: [label: string, value: string][] }
  /** Numbered rows under a head that stands on every page. */
  | { kind: 'table'; head: string[]; rows: string[][] }
  /** Names with room to write by hand. */
  | { kind: 'blanks'; labels: string[] }
  /** Materials with their files; `note` is small: size and digest. */
  | { kind: 'files'; rows: { name: string; files: { name: string; note: string }[] }[] }

/** A sheet of A4 about a case. */
export interface Sheet {
  title: string
  /** Number of the case. */
  number: string
  blocks: SheetBlock[]
  /** Who made it, for the foot; '' for none. */
  issuer: string
  day: CalendarDate
  /** Which stamp is to be put on it, in words; '' for none. */
  stamp: string
  /** Line at the foot of every page. */
  footer: string
  /** Address at which anybody can check the paper, drawn as a QR code and written below; null for none. */
  checkAddress: string | null
}

/** Sets a sheet for a caller. Errors as `PdfRenderer.render`. */
export async function renderSheet(renderer: PdfRenderer, sheet: Sheet, caller?: Caller): Promise<RenderedPdf> {
  const source = await readFile(path.join(renderer.assetsDirectory, 'sheet.typ'), 'utf8')
  const { checkAddress, day, ...rest } = sheet
  const check = checkAddress === null ? null : { qr: qrOf(checkAddress), address: checkAddress }
  const inputs = {
    ...rest,
    blocks: rest.blocks.map((block) => (block.kind === 'paragraph' ? { isIndented: false, ...block } : block)),
    day: formatChineseDate(day),
    check,
    fonts: renderer.fonts,
  }
  return renderer.render(source, inputs, caller)
}

/** A QR code as SVG, one path; drawn here, so that nothing of the paper leaves the server. */
function qrOf(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: 1 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${data.length} ${data.length}"><path d="${squares.join('')}"/></svg>`
}
