import type { ContentKind } from './publishing/index.ts'
import { contentKinds as dictionaries } from './dictionaries/index.ts'
import { contentKinds as guides } from './guides/index.ts'
import { contentKinds as laws } from './laws/index.ts'
import { contentKinds as notices } from './notices/index.ts'
import { contentKinds as portal } from './portal/index.ts'
import { contentKinds as standards } from './standards/index.ts'

export const contentKinds: readonly ContentKind[] = [...dictionaries, ...guides, ...laws, ...notices, ...portal, ...standards]
