import type { GuideDefinition } from '@wenwu/core/guides/model'

export const guides: readonly GuideDefinition[] = []
