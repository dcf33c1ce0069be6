import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import { collectionSection } from '../_blocks/collection-scheme.ts'
import { count, day, half, line, money, optional, paragraph, plannedPeriod, table, yesNo } from '../_blocks/fields.ts'
import { letterSection } from '../_blocks/letter.ts'
import { relicsSection } from '../_blocks/relics.ts'
import { text } from './texts.ts'

const isExtension = { op: 'eq' as const, field: 'exhibition.isExtension', value: true }

const organizer: Section = {
  ...collectionSection,
  title: text('承办单位', 'Organiser'),
  help: text(
    '由文物出境展览的承办单位填写，与上传的申请文件落款一致。',
    'The body that organises the exhibition, as it signs the uploaded letter.',
  ),
}

const exhibition: Section = {
  key: 'exhibition',
  title: text('展览', 'Exhibition'),
  fields: [
    line('exhibitionName', text('展览名称', 'Name of the exhibition'), { maxLength: 120 }),
    yesNo('isLocal', text('展品是否含地方收藏单位藏品', 'Are there pieces of local collections?'), {
      ...half,
      help: text(
        '含地方藏品的，由所在地省级文物行政部门审核后上报；全部为中央收藏单位藏品的，直接报国家文物局。',
        'Then the provincial bureau examines and reports; with pieces of central collections alone it goes straight to the national bureau.',
      ),
    }),
    yesNo('isExtension', text('是否申请延期', 'Is it an extension?'), {
      ...half,
      help: text(
        '延期最长不超过1年，在期满前提出（条例第五十条）。',
        'By 1 year at most, applied for before the term ends (Regulation, art. 50).',
      ),
    }),
    line('earlierNumber', text('原批准文号', 'Number of the approval'), { ...half, maxLength: 60, when: isExtension }),
    paragraph('extensionReason', text('延期理由', 'Reasons'), { when: isExtension, maxLength: 2000, rows: 3 }),
    paragraph('theme', text('主题和内容', 'Theme and contents'), { maxLength: 2000 }),
    paragraph('purpose', text('举办目的和必要性', 'Aim, and why'), { maxLength: 2000, rows: 3 }),
    plannedPeriod('exhibitionPeriod', text('展览起止日期', 'Dates of the exhibition'), {
      ...half,
      maxMonths: 12,
      help: text(
        '不超过1年；应当在举办展览前6个月提出申请（条例第四十八条、第五十条）。',
        'At most 1 year; apply 6 months before it opens (Regulation, arts. 48 and 50).',
      ),
    }),
    plannedPeriod('abroadPeriod', text('文物出境至复进境', 'From leaving to return'), { ...half, maxMonths: 18 }),
    table(
      'venueList',
      text('展地', 'Venues'),
      [
        line('country', text('国家或者地区', 'Country or region'), { maxLength: 60 }),
        line('venue', text('展出场馆', 'Venue')),
        day('opens', text('开展', 'Opens')),
        day('closes', text('闭展', 'Closes')),
      ],
      { maxRows: 20 },
    ),
    line('escorts', text('随展人员安排', 'Escorts'), { maxLength: 200 }),
  ],
}

const partner: Section = {
  key: 'partner',
  title: text('境外承办单位和协议', 'Foreign organiser and agreement'),
  fields: [
    line('partnerName', text('境外承办单位', 'Foreign organiser'), half),
    line('partnerCountry', text('国家或者地区', 'Country or region'), { ...half, maxLength: 60 }),
    paragraph('partnerStanding', text('资信情况', 'Its standing'), { maxLength: 2000, rows: 3 }),
    paragraph('venueSecurity', text('场馆安全和环境条件', 'Security and climate of the venues'), {
      maxLength: 2000,
      help: text('安防、消防、温湿度、照明，多个展地的分别写明。', 'Security, fire, climate, light, for each venue.'),
    }),
    paragraph('carriage', text('包装、运输和点交', 'Packing, transport and hand-over'), { maxLength: 2000, rows: 3 }),
    paragraph('liability', text('保险、赔偿和免于司法扣押', 'Insurance, compensation and immunity from seizure'), {
      maxLength: 2000,
      rows: 3,
    }),
    money('exhibitionFee', text('筹展费、展览费', 'Fees'), { ...half, help: text('没有的填0。', '0 without any.') }),
    line('port', text('出境口岸', 'Port of exit'), half),
    line('appraisalOffice', text('出境审核机构', 'Appraisal office'), {
      ...half,
      help: text('复进境由同一机构查验。', 'The same office checks them on return.'),
    }),
  ],
}

const relics = relicsSection({
  title: text('展品目录', 'Pieces'),
  help: text(
    '先填写总数和各级别数量（没有的填0），再逐件填写；复制品不计入，另填数量。',
    'Numbers first, then the pieces; copies do not count and are stated apart.',
  ),
  without: ['culInDate', 'culBoxType', 'culWancanLevel'],
  fields: [
    yesNo('needsStateCouncil', text('是否需报国务院批准', 'Does the State Council approve?'), {
      ...half,
      help: text(
        '一级文物展品超过120件（套），或者超过展品总数的20%的，选“是”（条例第四十八条）。',
        'Yes with more than 120 pieces of grade one, or more than 20 % of all (Regulation, art. 48).',
      ),
    }),
    money('insuranceTotal', text('保险估价合计', 'Value for insurance in all'), { ...half, min: 0.01 }),
    count('copyCount', text('另有复制品', 'Copies besides'), { ...half, unit: text('件', 'copies') }),
  ],
  columns: [
    yesNo('isUnique', text('是否孤品', 'Unique?')),
    yesNo('isFragile', text('是否易损', 'Fragile?')),
    line('shownAtHome', text('国内展出记录', 'Shown at home'), { maxLength: 200 }),
    money('insuranceValue', text('保险估价', 'Insured for'), { min: 0.01 }),
    line('remark', text('备注', 'Remark'), optional),
  ],
  listHelp: text(
    '国内展出记录写明展览名称、地点和年份；未曾在国内正式展出的文物不得出境展览（条例第四十九条）。',
    'Where each was shown at home: exhibition, place and year. What was never shown at home does not travel (Regulation, art. 49).',
  ),
  totals: [{ column: 'insuranceValue', equals: 'relics.insuranceTotal' }],
})

const overLimit = [
  { op: 'gt' as const, field: 'relics.culCangpinLevel1', value: 120 },
  { op: 'gt' as const, field: 'relics.culCangpinLevel1', times: 5, other: 'relics.culCangpinLevelAll' },
]

/** What an application for an exhibition abroad says (文物保护法（2024）79条; 文物保护法实施条例（2017）48条至51条; domain.md §4 L). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [organizer, exhibition, partner, relics, letterSection],
  rules: [
    {
      when: { op: 'or', all: overLimit },
      ensure: { op: 'eq', field: 'relics.needsStateCouncil', value: true },
      field: 'relics.needsStateCouncil',
      message: text(
        '一级文物超过120件（套）或者超过展品总数的20%，应当报国务院批准，请选“是”',
        'With more than 120 pieces of grade one, or more than 20 % of all, the State Council approves: choose yes',
      ),
    },
    {
      when: { op: 'not', condition: { op: 'or', all: overLimit } },
      ensure: { op: 'eq', field: 'relics.needsStateCouncil', value: false },
      field: 'relics.needsStateCouncil',
      message: text(
        '一级文物没有超过120件（套），也没有超过展品总数的20%，由国家文物局批准，请选“否”',
        'Neither 120 pieces of grade one nor 20 % of all are exceeded: the national bureau decides, choose no',
      ),
    },
    ...(['isUnique', 'isFragile'] as const).map((key) => ({
      when: { op: 'eq' as const, field: 'culCangpinLevel', value: '1' },
      ensure: { op: 'eq' as const, field: key, value: false },
      field: `relics.culturalRelicList.${key}`,
      message: text('一级文物中的孤品和易损品，禁止出境展览', 'Unique and fragile relics of grade one do not travel'),
    })),
    {
      ensure: { op: 'ne', field: 'culCangpinLevel', value: '5' },
      field: 'relics.culturalRelicList.culCangpinLevel',
      message: text('未定级的文物不得出境展览', 'Relics that are not graded do not travel'),
    },
    {
      ensure: { op: 'lte', field: 'exhibition.abroadPeriod.start', other: 'exhibition.exhibitionPeriod.start' },
      field: 'exhibition.abroadPeriod',
      message: text('文物应当在展览开始前出境', 'The pieces leave before the exhibition opens'),
    },
    {
      ensure: { op: 'gte', field: 'exhibition.abroadPeriod.end', other: 'exhibition.exhibitionPeriod.end' },
      field: 'exhibition.abroadPeriod',
      message: text('文物应当在展览结束后复进境', 'The pieces return after the exhibition closes'),
    },
    {
      ensure: { op: 'gte', field: 'opens', other: 'exhibition.exhibitionPeriod.start' },
      field: 'exhibition.venueList.opens',
      message: text('开展日期应当在展览期限以内', 'A venue opens within the dates of the exhibition'),
    },
    {
      ensure: { op: 'lte', field: 'closes', other: 'exhibition.exhibitionPeriod.end' },
      field: 'exhibition.venueList.closes',
      message: text('闭展日期应当在展览期限以内', 'A venue closes within the dates of the exhibition'),
    },
    {
      when: { op: 'lte', field: 'closes', other: 'exhibition.exhibitionPeriod.end' },
      ensure: { op: 'gte', field: 'closes', other: 'opens' },
      field: 'exhibition.venueList.closes',
      message: text('闭展日期不能早于开展日期', 'A venue cannot close before it opens'),
    },
  ],
}
