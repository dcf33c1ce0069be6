import type { ContentKind } from './public-texts/publishing/index.ts'
import { contentKinds as dictionaries } from './base/dictionaries/index.ts'
import { contentKinds as guides } from './public-texts/guides/index.ts'
import { contentKinds as laws } from './public-texts/laws/index.ts'
import { contentKinds as notices } from './public-texts/notices/index.ts'
import { contentKinds as portal } from './public-texts/portal/index.ts'
import { contentKinds as standards } from './public-texts/standards/index.ts'

export const contentKinds: readonly ContentKind[] = [...dictionaries, ...guides, ...laws, ...notices, ...portal, ...standards]
