import type { Section } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { option } from '../_blocks/options.ts'

/** Whether the excavation is of one kind: `research`, `construction` or `rescue`. */
export const isPurpose = (value: string) => ({ op: 'eq' as const, field: 'project.purpose', value })
const isContinued = { op: 'eq' as const, field: 'project.isContinued', value: true }

/** The excavation itself: its kind, time, place, area, aim and plan. */
export const projectSection: Section = {
  key: 'project',
  title: text('发掘项目', 'Excavation', { ja_JP: '発掘案件', ko_KR: '발굴 사업' }),
  fields: [
    {
      key: 'projectName',
      type: 'text',
      label: text('项目名称', 'Project name', { ja_JP: '案件名', ko_KR: '사업명' }),
      required: true,
      maxLength: 120,
    },
    {
      key: 'purpose',
      type: 'select',
      label: text('发掘性质', 'Kind of excavation', { ja_JP: '発掘の性質', ko_KR: '발굴 성격' }),
      required: true,
      width: 'half',
      help: text(
        '科学研究发掘由考古发掘单位直接向国家文物局申请；配合建设工程发掘和抢救发掘经省级文物行政部门上报。',
        'Research digs are applied for directly at the national bureau; digs for construction and rescue digs go through the province.',
        {
          ja_JP: '学術発掘は発掘調査機関が国家文物局へ直接申請します。工事に伴う発掘と緊急発掘は省級文化財行政部門を経て進達します。',
          ko_KR:
            '학술 발굴은 발굴 기관이 국가문물국에 직접 신청하고, 공사에 따른 발굴과 긴급 발굴은 성급 문화유산 행정부서를 거쳐 상신합니다.',
        },
      ),
      options: [
        option('research', '科学研究发掘', 'Research', { ja_JP: '学術発掘', ko_KR: '학술 발굴' }),
        option('construction', '配合建设工程发掘', 'For construction', { ja_JP: '工事に伴う発掘', ko_KR: '공사에 따른 발굴' }),
        option('rescue', '抢救发掘', 'Rescue', { ja_JP: '緊急発掘', ko_KR: '긴급 발굴' }),
      ],
    },
    {
      key: 'period',
      type: 'period',
      label: text('年度发掘时间', 'Time of this year’s excavation', { ja_JP: '年度の発掘期間', ko_KR: '연도 발굴 기간' }),
      required: true,
      maxMonths: 12,
      width: 'half',
    },
    {
      key: 'constructionProject',
      type: 'text',
      label: text('建设工程名称', 'Construction project', { ja_JP: '建設工事名', ko_KR: '건설공사명' }),
      when: isPurpose('construction'),
      required: true,
      maxLength: 120,
    },
    {
      key: 'constructionUnit',
      type: 'text',
      label: text('建设单位', 'Developer', { ja_JP: '建設事業者', ko_KR: '건설 사업자' }),
      when: isPurpose('construction'),
      required: true,
      maxLength: 100,
    },
    {
      key: 'startedOn',
      type: 'date',
      max: 'today',
      label: text('抢救发掘开工日期', 'Start of the rescue dig', { ja_JP: '緊急発掘の開始日', ko_KR: '긴급 발굴 착수일' }),
      help: text('自开工之日起10个工作日内补办审批手续。', 'The application follows within 10 working days of the start.', {
        ja_JP: '開始日から10開庁日以内に審査手続を行ってください。',
        ko_KR: '착수일부터 10근무일 이내에 심사 절차를 밟아야 합니다.',
      }),
      when: isPurpose('rescue'),
      required: true,
      width: 'half',
    },
    {
      key: 'rescueReason',
      type: 'long-text',
      label: text('抢救发掘的原因', 'Why a rescue dig', { ja_JP: '緊急発掘の理由', ko_KR: '긴급 발굴 사유' }),
      when: isPurpose('rescue'),
      required: true,
      maxLength: 1500,
      rows: 3,
    },
    {
      key: 'digPlace',
      type: 'text',
      label: text('具体发掘地点', 'Place of the excavation', { ja_JP: '発掘地点', ko_KR: '발굴 지점' }),
      required: true,
    },
    {
      key: 'digArea',
      type: 'number',
      min: 1,
      max: 100000,
      decimals: 2,
      label: text('年度发掘面积', 'Area this year', { ja_JP: '年度の発掘面積', ko_KR: '연도 발굴 면적' }),
      unit: text('平方米', 'm²', { ja_JP: '平方メートル', ko_KR: '㎡' }),
      required: true,
      width: 'half',
    },
    {
      key: 'siteArea',
      type: 'number',
      min: 1,
      decimals: 2,
      label: text('遗址或者墓地总面积', 'Area of the whole site', { ja_JP: '遺跡・墓地の総面積', ko_KR: '유적 또는 묘지 총면적' }),
      unit: text('平方米', 'm²', { ja_JP: '平方メートル', ko_KR: '㎡' }),
      required: true,
      width: 'half',
    },
    {
      key: 'academicAim',
      type: 'long-text',
      label: text('学术目的', 'Aim', { ja_JP: '学術目的', ko_KR: '학술 목적' }),
      required: true,
      maxLength: 3000,
      rows: 4,
    },
    {
      key: 'workPlan',
      type: 'long-text',
      label: text('发掘计划', 'Plan', { ja_JP: '発掘計画', ko_KR: '발굴 계획' }),
      required: true,
      maxLength: 3000,
      rows: 4,
    },
    {
      key: 'isContinued',
      type: 'yes-no',
      label: text('是否为连续性项目', 'Continued from earlier years?', { ja_JP: '継続案件か', ko_KR: '계속 사업 여부' }),
      required: true,
    },
    {
      key: 'lastReport',
      type: 'long-text',
      label: text('上年度考古工作报告完成情况', 'Last year’s report', {
        ja_JP: '前年度の調査報告の作成状況',
        ko_KR: '전년도 조사 보고 작성 현황',
      }),
      when: isContinued,
      required: true,
      maxLength: 1500,
      rows: 3,
    },
  ],
}
