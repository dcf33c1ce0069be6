import { texts as common } from './texts/common.ts'
import { texts as errors } from './texts/errors.ts'

export const modules = { common, errors } as const
