import type { ContentKind } from './publishing/index.ts'

export const contentKinds: readonly ContentKind[] = []
