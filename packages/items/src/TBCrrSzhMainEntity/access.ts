import { roleAccess } from '../_blocks/access.ts'
import { reachOf } from '../_blocks/collection-scheme.ts'

export const access = roleAccess(reachOf('tbCrrSzhPersonEntity01', 'tbCrrSzhPersonEntity02'))
