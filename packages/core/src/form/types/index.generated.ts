import { fieldType as attachment } from './attachment/model.ts'
import { fieldType as date } from './date/model.ts'
import { fieldType as defects } from './defects/model.ts'
import { fieldType as directory } from './directory/model.ts'
import { fieldType as documentNumber } from './document-number/model.ts'
import { fieldType as heritageUnit } from './heritage-unit/model.ts'
import { fieldType as longText } from './long-text/model.ts'
import { fieldType as money } from './money/model.ts'
import { fieldType as number } from './number/model.ts'
import { fieldType as organization } from './organization/model.ts'
import { fieldType as period } from './period/model.ts'
import { fieldType as person } from './person/model.ts'
import { fieldType as region } from './region/model.ts'
import { fieldType as reply } from './reply/model.ts'
import { fieldType as select } from './select/model.ts'
import { fieldType as table } from './table/model.ts'
import { fieldType as text } from './text/model.ts'
import { fieldType as unchangedReasons } from './unchanged-reasons/model.ts'
import { fieldType as yesNo } from './yes-no/model.ts'
import type { Settings as AttachmentSettings } from './attachment/model.ts'
import type { Settings as DateSettings } from './date/model.ts'
import type { Settings as DefectsSettings } from './defects/model.ts'
import type { Settings as DirectorySettings } from './directory/model.ts'
import type { Settings as DocumentNumberSettings } from './document-number/model.ts'
import type { Settings as HeritageUnitSettings } from './heritage-unit/model.ts'
import type { Settings as LongTextSettings } from './long-text/model.ts'
import type { Settings as MoneySettings } from './money/model.ts'
import type { Settings as NumberSettings } from './number/model.ts'
import type { Settings as OrganizationSettings } from './organization/model.ts'
import type { Settings as PeriodSettings } from './period/model.ts'
import type { Settings as PersonSettings } from './person/model.ts'
import type { Settings as RegionSettings } from './region/model.ts'
import type { Settings as ReplySettings } from './reply/model.ts'
import type { Settings as SelectSettings } from './select/model.ts'
import type { Settings as TableSettings } from './table/model.ts'
import type { Settings as TextSettings } from './text/model.ts'
import type { Settings as UnchangedReasonsSettings } from './unchanged-reasons/model.ts'
import type { Settings as YesNoSettings } from './yes-no/model.ts'

export const fieldTypes = {
  attachment,
  date,
  defects,
  directory,
  'document-number': documentNumber,
  'heritage-unit': heritageUnit,
  'long-text': longText,
  money,
  number,
  organization,
  period,
  person,
  region,
  reply,
  select,
  table,
  text,
  'unchanged-reasons': unchangedReasons,
  'yes-no': yesNo,
} as const

export type Field =
  | AttachmentSettings
  | DateSettings
  | DefectsSettings
  | DirectorySettings
  | DocumentNumberSettings
  | HeritageUnitSettings
  | LongTextSettings
  | MoneySettings
  | NumberSettings
  | OrganizationSettings
  | PeriodSettings
  | PersonSettings
  | RegionSettings
  | ReplySettings
  | SelectSettings
  | TableSettings
  | TextSettings
  | UnchangedReasonsSettings
  | YesNoSettings
