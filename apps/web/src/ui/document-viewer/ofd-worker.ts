import { OfdDocument } from '@wenwu/ofd/document'
import { OfdError } from '@wenwu/ofd/errors'
import { drawPage } from '@wenwu/ofd/page'
import { findInRuns } from '@wenwu/ofd/search'
import type { TextRun } from '@wenwu/ofd/text-run'
import { decodeJbig2 } from './jbig2.ts'
import type { OfdAnswer, OfdAnswers, OfdRequest } from './ofd-messages.ts'

/** Reads OFD beside the page: a hostile file blocks this thread only, and the page ends it. */
let document: OfdDocument | undefined
const texts = new Map<number, TextRun[]>()

function answer(request: OfdRequest): OfdAnswers[keyof OfdAnswers] {
  if (request.ask === 'open') {
    document = new OfdDocument(new Uint8Array(request.bytes), { decodeJbig2 })
    const { pages, outline, bookmarks, attachments, signatures } = document
    return {
      pageCount: pages.length,
      box: document.boxOf(0),
      outline: outline.length > 0 ? outline : bookmarks,
      attachments: attachments.filter(({ isVisible }) => isVisible).map(({ id, name, size }) => ({ id, name, size })),
      hasSeals: signatures.length > 0,
    }
  }
  if (document === undefined) throw new OfdError('no-document', 'nothing is open')
  if (request.ask === 'attachment') {
    const found = document.attachment(request.attachment)
    if (found === undefined) throw new OfdError('broken', `no attachment ${request.attachment}`)
    return found
  }
  if (request.ask === 'find') {
    const runs = texts.get(request.page) ?? drawPage(document, request.page).runs
    texts.set(request.page, runs)
    return findInRuns(runs, request.query)
  }
  // a similar font in place of one that is not read is not worth a word
  const { box, svg, runs, warnings, hasStamp } = drawPage(document, request.page, request.prefix)
  texts.set(request.page, runs)
  return { box, svg, runs, isIncomplete: warnings.some((warning) => warning !== 'font-unreadable'), hasStamp }
}

self.onmessage = ({ data }: MessageEvent<OfdRequest>) => {
  let reply: OfdAnswer
  try {
    reply = { id: data.id, result: answer(data) }
  } catch (error) {
    reply = { id: data.id, refusal: error instanceof OfdError ? error.refusal : 'not-shown' }
  }
  self.postMessage(reply)
}
