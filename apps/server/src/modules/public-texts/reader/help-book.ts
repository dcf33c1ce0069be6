import type { UserKind } from '@wenwu/core/auth/model'
import { renderBooklet, type Booklet } from '../../../platform/pdf/booklet.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import { individualBook } from './books/individual.ts'
import { legalEntityBook } from './books/legal-entity.ts'
import { officialBook } from './books/official.ts'

export const helpBooks: Readonly<Record<UserKind, Booklet>> = {
  'legal-entity': legalEntityBook,
  individual: individualBook,
  official: officialBook,
}

/** Set once for each renderer: the texts change with the program only. */
const drawn = new WeakMap<object, Map<UserKind, Promise<Buffer>>>()

/** The help book of a kind of user. Throws `busy` and `timeout` of the renderer; a failed try is not kept. */
export async function sendHelpBook(ctx: Ctx, kind: UserKind): Promise<StreamReply> {
  const { pdf: renderer } = ctx.services
  const books = drawn.get(renderer) ?? new Map<UserKind, Promise<Buffer>>()
  drawn.set(renderer, books)
  const making = books.get(kind) ?? renderBooklet(renderer, helpBooks[kind]).then(({ pdf }) => pdf)
  books.set(kind, making)
  try {
    const { title, subtitle } = helpBooks[kind]
    return { body: await making, mediaType: 'application/pdf', fileName: `${title}（${subtitle}）.pdf`, disposition: 'inline' }
  } catch (error) {
    books.delete(kind)
    throw error
  }
}
