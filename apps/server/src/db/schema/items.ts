import type { Generated } from 'kysely'
import type { Json } from './json.ts'

interface HeritageUnitTable {
  code: string
  name: string
  level: string
  class_name: string
  age: string
  province_code: string
  lot_number: number | null
  address: string
  terms: string[]
  city: Generated<string>
  longitude: Generated<number | null>
  latitude: Generated<number | null>
}

interface ItemVersionTable {
  id: string
  code: string
  version: number
  origin: 'code' | 'designer'
  entity: string
  definition: Json<unknown>
  /** Whether its guide calls the matter an administrative licence (行政许可); set by the database. */
  is_licence: Generated<boolean>
  bpmn: string
  hash: string
  is_current: boolean
  published_at: Date
}

/** Items and what they look up. */
export interface ItemTables {
  item_versions: ItemVersionTable
  heritage_units: HeritageUnitTable
}
