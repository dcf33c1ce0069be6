import { filedProjectList } from '@wenwu/core/filed-projects/list'
import { locales } from '@wenwu/core/i18n/text'
import { say, wordsIn, type Label } from '@wenwu/core/i18n/words'
import type { ImportTarget } from '@wenwu/core/imports/model'
import type { ImportColumn } from '@wenwu/core/imports/read-record'
import { importColumns } from '@wenwu/core/imports/wire'
import { lawList } from '@wenwu/core/laws/list'
import { qualifiedUnitList } from '@wenwu/core/qualified-units/list'
import { standardList } from '@wenwu/core/standards/list'
import { prepareWords } from '../../../platform/traditional.ts'

/** Lists whose export can be corrected and imported again. */
const lists: Partial<Record<ImportTarget, { fields: readonly { title: Label }[] }>> = {
  laws: lawList,
  standards: standardList,
  'filed-projects': filedProjectList,
  'qualified-units': qualifiedUnitList,
}

/** The columns of a target's files; an export of the same list has them too, in whatever language it speaks. */
export async function columnsOf(target: ImportTarget): Promise<readonly ImportColumn[]> {
  const columns = importColumns[target]
  const { fields = [] } = lists[target] ?? {}
  if (fields.length === 0) return columns
  await prepareWords('tw_CN')
  const titles = fields.map(({ title }) => locales.map((locale) => say(wordsIn(locale), title)))
  return columns.map((column) => ({
    ...column,
    names: [...column.names, ...titles.filter(([chinese]) => column.names.includes(chinese!)).flatMap(([, ...others]) => others)],
  }))
}
