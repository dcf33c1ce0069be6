import { widgets as attachment } from './fields/attachment/index.tsx'
import { widgets as date } from './fields/date/index.tsx'
import { widgets as defects } from './fields/defects/index.tsx'
import { widgets as directory } from './fields/directory/index.tsx'
import { widgets as documentNumber } from './fields/document-number/index.tsx'
import { widgets as heritageUnit } from './fields/heritage-unit/index.tsx'
import { widgets as longText } from './fields/long-text/index.tsx'
import { widgets as money } from './fields/money/index.tsx'
import { widgets as number } from './fields/number/index.tsx'
import { widgets as organization } from './fields/organization/index.tsx'
import { widgets as period } from './fields/period/index.tsx'
import { widgets as person } from './fields/person/index.tsx'
import { widgets as region } from './fields/region/index.tsx'
import { widgets as reply } from './fields/reply/index.tsx'
import { widgets as select } from './fields/select/index.tsx'
import { widgets as table } from './fields/table/index.tsx'
import { widgets as text } from './fields/text/index.tsx'
import { widgets as unchangedReasons } from './fields/unchanged-reasons/index.tsx'
import { widgets as yesNo } from './fields/yes-no/index.tsx'

export const fieldWidgets = {
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
