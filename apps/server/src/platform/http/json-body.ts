import type { FastifyInstance } from 'fastify'
import { AppError } from '@wenwu/core/kernel/errors'

const deepest = 100
/** Values of each megabyte that a body may have: a form with three tables of a thousand rows has some forty thousand. */
const valuesOfMegabyte = 60_000
const megabyte = 1024 * 1024
/** Of a larger body no more than these, whatever it may have: some ten thousand rows, so that the check of the body can say of which list they are too many. */
const mostValues = 4 * valuesOfMegabyte

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads JSON bodies, as Fastify does, after a look at their structure: a megabyte of brackets or of unknown keys costs parser and schema
 * check half a second, in which no one else is answered. The look costs some milliseconds.
 */
export function acceptJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeContentTypeParser('application/json')
  fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const body = decode(bytes)
    if (body === undefined) return done(new AppError('bad-text', { params: { field: 'body' } }))
    const most = valuesWithin(request.routeOptions.bodyLimit)
    const excess = findExcess(body, most)
    if (excess === 'depth') done(new AppError('bad-request', { params: { field: 'body' } }))
    else if (excess === 'values') done(new AppError('too-many-values', { params: { n: most } }))
    else void parse(request, body, done)
  })
}

/** Values that a body of at most so many bytes may have. */
export function valuesWithin(bytes: number): number {
  return Math.min((Math.floor(bytes / megabyte) || 1) * valuesOfMegabyte, mostValues)
}

/** Undefined where bytes are no UTF-8 (GBK, for one): what replaced them would be stored for good. */
function decode(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

/** Whether a text of JSON is nested more than a hundred deep, or has more values than it may; whether it is JSON is the parser's to say. */
export function findExcess(text: string, most: number): 'depth' | 'values' | undefined {
  let depth = 0
  let values = 0
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case 0x22: // " – on to the end of the text
        for (i = text.indexOf('"', i + 1); i >= 0 && isEscaped(text, i);) i = text.indexOf('"', i + 1)
        if (i < 0) return undefined
        break
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > deepest) return 'depth'
        if (++values > most) return 'values'
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth--
        break
      case 0x2c: // ,
        if (++values > most) return 'values'
    }
  }
  return undefined
}

/** Whether the sign at a place has an odd number of backslashes before it. */
function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text.charCodeAt(before - 1) === 0x5c) before--
  return (at - before) % 2 === 1
}
