import type { Condition } from '@wenwu/core/form/condition'
import type { Field, Rule, Section } from '@wenwu/core/form/model'
import type { Text } from '@wenwu/core/i18n/text'
import { choice, coded, count, half, line, optional, table } from './fields.ts'
import { option } from './options.ts'
import { text } from './texts.ts'

// Relics of collections: the counts by grade and the rows of specification §3. The words of culWancanLevel and saveType are those of the first
// national census of movable relics; the specification gives the names of the fields alone.

const pieces = text('件（套）', 'pieces')

/** Grades of 文物藏品定级标准 by the field that counts them: code list `relic-grade`. */
const counted = [
  ['culCangpinLevel1', '1', text('其中一级', 'Grade one')],
  ['culCangpinLevel2', '2', text('其中二级', 'Grade two')],
  ['culCangpinLevel3', '3', text('其中三级', 'Grade three')],
  ['culCangpinLevelYiBan', '4', text('其中一般', 'General')],
  ['culCangpinLevelWeiDingJi', '5', text('其中未定级', 'Unrated')],
] as const

const grades = counted.map(([key]) => key)

/** Which grade a matter asks about, where it is for some of them alone. */
type CountOf = (typeof counted)[number][0]

const wholeness = [
  option('1', text('完整', 'Whole')),
  option('2', text('基本完整', 'Nearly whole')),
  option('3', text('残缺', 'Damaged')),
  option('4', text('严重残缺', 'Badly damaged')),
]

const states = [
  option('1', text('状态稳定，不需修复', 'Stable')),
  option('2', text('部分损腐，需要修复', 'Needs repair')),
  option('3', text('腐蚀损毁严重，急需修复', 'Needs urgent repair')),
  option('4', text('已修复', 'Repaired')),
]

/** Columns that a matter may leave out or say otherwise. */
type ColumnKey = 'culShoucangUnit' | 'culInDate' | 'saveType' | 'culWancanLevel' | 'culBoxType'

/** The columns of a list of relics; `more` follows them. */
function relicColumns(without: readonly ColumnKey[], more: Field[]): Field[] {
  const columns: Field[] = [
    line('culName', text('文物名称', 'Name'), { help: text('与藏品总账一致。', 'As in the register.') }),
    line('culTotalNumber', text('总登记号', 'Register number'), { maxLength: 60, isUnique: true }),
    coded('culCangpinLevel', text('级别', 'Grade'), 'relic-grade'),
    line('culYearName', text('年代', 'Period'), { maxLength: 60, example: text('明宣德', 'Ming, Xuande') }),
    line('material', text('质地', 'Material'), { maxLength: 60 }),
    line('culChicun', text('尺寸（厘米）', 'Size (cm)'), { maxLength: 120, example: text('高21.5，口径8.2', 'height 21.5, mouth 8.2') }),
    count('culAmount', text('数量', 'Number'), { min: 1, unit: pieces }),
    line('culShoucangUnit', text('收藏单位', 'Collection')),
    line('culInDate', text('入藏时间', 'Acquired'), { ...optional, maxLength: 30, example: text('1958年', '1958') }),
    choice('culWancanLevel', text('完残程度', 'Condition'), wholeness),
    choice('saveType', text('保存状态', 'State'), states),
    coded('culBoxType', text('现用柜架囊匣', 'Kept in'), 'box-style', optional),
  ]
  return [...columns.filter(({ key }) => !without.some((gone) => gone === key)), ...more]
}

/** What a matter asks of its relics beside the counts and the list. */
interface Relics {
  title?: Text
  help?: Text
  /** Grades it is for; all unless told. */
  only?: readonly CountOf[]
  without?: readonly ColumnKey[]
  columns?: Field[]
  /** How the list is filled in. */
  listHelp?: Text
  /** Fields above the list. */
  fields?: Field[]
  /** Totals of further columns. */
  totals?: { column: string; equals: string }[]
}

/** Counts by grade, and the relics one by one; the counts are what the rows say. */
export function relicsSection({
  title,
  help,
  only = grades,
  without = ['culBoxType'],
  columns = [],
  listHelp,
  fields = [],
  totals = [],
}: Relics = {}): Section {
  const kept = counted.filter(([key]) => only.includes(key))
  const ofGrade = (code: string): Condition => ({ op: 'eq', field: 'culCangpinLevel', value: code })
  return {
    key: 'relics',
    title: title ?? text('文物清单', 'Relics'),
    help:
      help ??
      text(
        '先填写总数和各级别数量（没有的填0），再逐件填写；两处应当一致。',
        'Fill in the numbers (0 where there are none), then the pieces; the two must agree.',
      ),
    fields: [
      count('culCangpinLevelAll', text('文物总数', 'Relics in all'), { ...half, min: 1, unit: pieces }),
      ...kept.map(([key, , label]) => count(key, label, { ...half, unit: pieces })),
      ...fields,
      table('culturalRelicList', title ?? text('文物清单', 'List of the relics'), relicColumns(without, columns), {
        maxRows: 2000,
        ...(listHelp !== undefined && { help: listHelp }),
        totals: [
          { column: 'culAmount', equals: 'relics.culCangpinLevelAll' },
          ...kept.map(([key, code]) => ({ column: 'culAmount', where: ofGrade(code), equals: `relics.${key}` })),
          ...totals,
        ],
      }),
    ],
  }
}

/** The matter is that of grade one: lower grades are decided by the province or the body in charge (文物保护法（2024）56条, 62条). */
export const onlyGradeOne: Rule = {
  ensure: { op: 'eq', field: 'culCangpinLevel', value: '1' },
  field: 'relics.culturalRelicList.culCangpinLevel',
  message: text(
    '本事项只受理一级文物；二级及以下文物请向省级或者主管的文物行政部门申请',
    'This matter is for grade one alone; apply for lower grades to the province or the body in charge',
  ),
}

/** Lower grades may come along, but one piece at least is of grade one: without it the province decides (62条). */
export const someGradeOne: Rule = {
  ensure: { op: 'gte', field: 'relics.culCangpinLevel1', value: 1 },
  field: 'relics.culCangpinLevel1',
  message: text(
    '没有一级文物的，由省级文物行政部门批准，不在本事项申请',
    'Without a relic of grade one the provincial bureau decides, not this matter',
  ),
}
