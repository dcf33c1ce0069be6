import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { formatChineseDate, type CalendarDate } from '@wenwu/core/kernel/date'
import type { DocumentFonts } from './fonts.ts'
import type { PdfRenderer, RenderedPdf } from './pdf-renderer.ts'

/** A reply (批复) as it is printed; every text is set as it stands. */
export interface Reply {
  /** 发文机关: the red mark at the head and the signature. */
  issuer: string
  /** 发文字号; null leaves its line blank. */
  docNumber: string | null
  title: string
  /** 主送机关; a full-width colon is set after it where it has none. */
  mainRecipient: string
  /** Paragraphs; a line break inside one begins another. */
  body: string[]
  /** «此复。», or empty. */
  closing: string
  /** 成文日期; null leaves its line blank. */
  docDate: CalendarDate | null
  /** 抄送机关. */
  copyTo?: string | null
}

/** Sets a reply after GB/T 9704-2012. Errors as `PdfRenderer.render`. */
export async function renderReply(renderer: PdfRenderer, reply: Reply): Promise<RenderedPdf> {
  const source = await readFile(path.join(renderer.assetsDirectory, 'reply.typ'), 'utf8')
  return renderer.render(source, replyInputs(reply, renderer.fonts))
}

/** What reply.typ reads. */
export function replyInputs(reply: Reply, fonts: DocumentFonts): Record<string, unknown> {
  return {
    issuer: reply.issuer,
    docNumber: reply.docNumber ?? '',
    title: reply.title,
    mainRecipient: reply.mainRecipient,
    body: reply.body.flatMap((paragraph) => paragraph.split(/\r\n|\r|\n/)),
    closing: reply.closing,
    docDate: reply.docDate === null ? null : formatChineseDate(reply.docDate),
    copyTo: reply.copyTo ? reply.copyTo : null,
    fonts: { body: fonts.body, title: fonts.title },
  }
}
