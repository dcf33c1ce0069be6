import { AppError } from '@wenwu/core/kernel/errors'
import { contentKinds } from '../../content-kinds.generated.ts'
import type { ContentKind } from '../publishing/index.ts'

const byName = new Map(contentKinds.map((kind) => [kind.kind, kind]))

/** The kind of an address. Throws `not-found`. */
export function findKind(name: string): ContentKind {
  const kind = byName.get(name)
  if (kind === undefined) throw new AppError('not-found')
  return kind
}
