import type { ObligationDefinition } from '@wenwu/core/item/obligation'
import { text } from './texts.ts'

// What approvals oblige people to do, each once (domain.md §4). `period`: path of the field with the planned or permitted time.

const ours = text('本平台暂定，法律未规定期限', 'Provisional; the law names no time')
const byReply = text('批复要求', 'The reply')
const byReplyAndForm = text('批复要求；期限按申请书', 'The reply; the time is that of the application')
const fieldworkRules = text('《考古发掘管理办法》（1998）；10日为本平台暂定', 'Excavation Rules (1998); the ten days are provisional')
const regulation26 = text('《文物保护法实施条例》（2017）第二十六条', 'Implementing Regulation of the Heritage Law (2017), art. 26')

/** What could not wait and was begun before its approval counts from the day that the application names (文物保护工程管理办法 11条, 考古发掘管理办法). */
const urgentFrom = (field: string): Pick<ObligationDefinition, 'notBefore'> => ({ notBefore: { field, mayPrecedeDecision: true } })

/** Works have begun: a month after the planned start, by which an inspection finds what never begins (domain.md §4 B). */
const startReport = (period: string): ObligationDefinition => ({
  key: 'start',
  name: text('开工报告', 'Start report'),
  asks: text(
    '开工时间、施工和监理单位、开工条件落实情况，附开工报告。',
    'When work began, builder and supervisor, how the conditions were met; with the start report.',
  ),
  owedBy: 'applicant',
  confirmedBy: 'province',
  due: { from: 'form', field: `${period}.start`, after: { n: 1, unit: 'month' } },
  dayName: text('开工日期', 'Begun on'),
  basis: ours,
})

/** How works go, each year after they began until their completion is reported. */
const progressReport: ObligationDefinition = {
  key: 'progress',
  name: text('进度报告', 'Progress report'),
  asks: text('已完成的内容、资金使用、变更和存在的问题，附照片。', 'What is done, money spent, changes and problems; with photographs.'),
  owedBy: 'applicant',
  confirmedBy: 'province',
  due: { from: 'report', of: 'start', after: { n: 12, unit: 'month' } },
  repeat: { every: { n: 12, unit: 'month' }, until: 'completion' },
  dayName: text('报告截至日期', 'As of'),
  basis: ours,
}

/** Works are finished: a month after the planned end. */
const completionReport = (period: string): ObligationDefinition => ({
  key: 'completion',
  name: text('竣工报告', 'Completion report'),
  asks: text(
    '完成的内容和工程量、质量自评、与批准方案的差异，附竣工报告和照片。',
    'What was done and how much, its quality, what differs from the approved scheme; with the completion report and photographs.',
  ),
  owedBy: 'applicant',
  confirmedBy: 'province',
  due: { from: 'form', field: period, after: { n: 1, unit: 'month' } },
  dayName: text('竣工日期', 'Completed on'),
  basis: ours,
})

/** The same in the words of collections, whose projects are concluded and measured in pieces. */
const collectionReport = (lastDay: string): ObligationDefinition => ({
  ...completionReport(lastDay),
  name: text('结项报告', 'Closing report of the project'),
  asks: text(
    '完成的内容和文物件（套）数、效果自评、与批准方案的差异，附结项报告和照片。',
    'What was done and for how many pieces, its effect, what differs from the approved scheme; with the closing report and photographs.',
  ),
  dayName: text('完成日期', 'Completed on'),
})

/** The province accepts works within three months of their completion. */
const acceptance: ObligationDefinition = {
  key: 'acceptance',
  name: text('组织竣工验收', 'Acceptance of the works'),
  asks: text('验收组意见和结论、整改要求，附验收意见。', 'Opinion and conclusion of the panel, what has to be mended; with the opinion.'),
  owedBy: 'province',
  confirmedBy: 'national',
  due: { from: 'report', of: 'completion', after: { n: 3, unit: 'month' } },
  dayName: text('验收日期', 'Accepted on'),
  basis: ours,
}

/** Work on relics is accepted, and report and opinion reach the national bureau, within three months of its completion. */
const relicAcceptance: ObligationDefinition = {
  key: 'acceptance',
  name: text('验收并报国家文物局备案', 'Acceptance, filed with the national bureau'),
  asks: text('工作报告和验收意见。', 'The report of the work and the opinion of the acceptance.'),
  owedBy: 'province',
  confirmedBy: 'national',
  due: { from: 'report', of: 'completion', after: { n: 3, unit: 'month' } },
  dayName: text('验收日期', 'Accepted on'),
  basis: text('文物博函〔2022〕784号', 'Letter 784 (2022) of the national bureau'),
}

/** The papers of finished works are put in order within six months. */
const archive: ObligationDefinition = {
  key: 'archive',
  name: text('竣工资料归档', 'Archive of the works'),
  asks: text(
    '竣工图、施工记录、监理记录、决算等资料整理归档，附目录。',
    'Drawings as built, records of works and supervision, final accounts; with their list.',
  ),
  owedBy: 'applicant',
  confirmedBy: 'province',
  due: { from: 'report', of: 'completion', after: { n: 6, unit: 'month' } },
  dayName: text('归档日期', 'Filed on'),
  basis: ours,
}

/** The province looks after the protection measures next to a construction. */
const oversight: ObligationDefinition = {
  key: 'oversight',
  name: text('检查保护措施落实情况', 'Inspection of the protection measures'),
  asks: text(
    '原址保护、监测和应急措施的落实情况，文物现状，附检查记录和照片。',
    'How protection, monitoring and emergency measures were carried out, the state of the site; with record and photographs.',
  ),
  owedBy: 'province',
  confirmedBy: 'national',
  due: { from: 'report', of: 'start', after: { n: 6, unit: 'month' } },
  dayName: text('检查日期', 'Inspected on'),
  basis: ours,
}

/** What was initiated is followed by a technical scheme within a year. */
export const schemeDraft: ObligationDefinition = {
  key: 'scheme',
  name: text('报送技术方案', 'Technical scheme handed in'),
  asks: text(
    '方案编制单位、报送的机关和日期，附报送文件。',
    'Who designed the scheme, to which authority it was sent and when; with the letter.',
  ),
  owedBy: 'applicant',
  confirmedBy: 'province',
  due: { from: 'decision', after: { n: 12, unit: 'month' } },
  dayName: text('提交日期', 'Handed in on'),
  basis: ours,
}

/** The fieldwork is over and its acceptance is asked for. */
const fieldworkReport = (period: string): ObligationDefinition => ({
  key: 'fieldwork',
  name: text('田野工作结束和验收申请', 'End of fieldwork, request for acceptance'),
  asks: text(
    '田野工作完成情况、现场保护和出土文物安全情况，附验收申请。',
    'What was done in the field, how site and finds are kept safe; with the request.',
  ),
  owedBy: 'applicant',
  confirmedBy: 'province',
  due: { from: 'form', field: period, after: { n: 10, unit: 'calendar-day' } },
  dayName: text('田野工作结束日期', 'Fieldwork ended on'),
  basis: fieldworkRules,
})

/** The province accepts the fieldwork within ten days of the request. */
const fieldAcceptance: ObligationDefinition = {
  key: 'fieldAcceptance',
  name: text('组织考古工地验收', 'Acceptance of the excavation'),
  asks: text('专家组（不少于3人）意见和验收结论，附验收意见。', 'Opinion of the panel of three experts or more; with the conclusion.'),
  owedBy: 'province',
  confirmedBy: 'national',
  due: { from: 'report', of: 'fieldwork', after: { n: 10, unit: 'calendar-day' } },
  dayName: text('验收日期', 'Accepted on'),
  basis: fieldworkRules,
}

/** A closing report within thirty working days of the end of the excavation (条例 26条). */
const closingReport: ObligationDefinition = {
  key: 'closing',
  name: text('提交结项报告', 'Closing report'),
  asks: text(
    '发掘经过、主要收获、资料和出土文物清单，附结项报告。',
    'Course and results of the excavation, lists of records and finds; with the report.',
  ),
  owedBy: 'applicant',
  confirmedBy: 'national',
  due: { from: 'report', of: 'fieldwork', after: { n: 30, unit: 'working-day' } },
  dayName: text('提交日期', 'Handed in on'),
  basis: regulation26,
}

/** The full report within three years of the closing report (条例 26条). */
const excavationReport: ObligationDefinition = {
  key: 'report',
  name: text('提交考古发掘报告', 'Excavation report'),
  asks: text('考古发掘报告正式文本。', 'The full report.'),
  owedBy: 'applicant',
  confirmedBy: 'national',
  due: { from: 'report', of: 'closing', after: { n: 36, unit: 'month' } },
  dayName: text('提交日期', 'Handed in on'),
  basis: regulation26,
}

/** The finds are handed over within six months of the full report (条例 27条). */
const findsHandover: ObligationDefinition = {
  key: 'handover',
  name: text('移交出土文物', 'Hand-over of the finds'),
  asks: text(
    '接收单位、移交清单，经批准留作标本的说明，附交接手续。',
    'Who received them, the list, what was kept as samples with consent; with the hand-over papers.',
  ),
  owedBy: 'applicant',
  confirmedBy: 'province',
  due: { from: 'report', of: 'report', after: { n: 6, unit: 'month' } },
  dayName: text('移交日期', 'Handed over on'),
  basis: text('《文物保护法实施条例》（2017）第二十七条', 'Implementing Regulation of the Heritage Law (2017), art. 27'),
}

/** The loan ends: the pieces are back on the last day of its term. */
export const loanReturn = (period: string): ObligationDefinition => ({
  key: 'return',
  name: text('归还借用文物', 'Return of the loan'),
  asks: text(
    '归还和点交情况、文物状况核对结果，附点交记录。',
    'Return and hand-over, the state of each piece as compared; with the record.',
  ),
  owedBy: 'applicant',
  confirmedBy: 'province',
  due: { from: 'form', field: period, after: { n: 0, unit: 'calendar-day' } },
  dayName: text('归还日期', 'Returned on'),
  notBefore: { field: `${period}.start` },
  basis: byReplyAndForm,
})

/** The province files the return with the national bureau within ten working days. */
export const returnFiling: ObligationDefinition = {
  key: 'returnFiling',
  name: text('归还情况报国家文物局备案', 'Return filed with the national bureau'),
  asks: text('归还情况和文物状况，附备案文件。', 'How the pieces came back and in which state; with the letter.'),
  owedBy: 'province',
  confirmedBy: 'national',
  due: { from: 'report', of: 'return', after: { n: 10, unit: 'working-day' } },
  dayName: text('备案日期', 'Filed with the bureau on'),
  basis: byReply,
}

/** The analysis is filed within three months of its end. */
export const analysisReport = (period: string): ObligationDefinition => ({
  key: 'report',
  name: text('分析报告报备案', 'Analysis filed'),
  asks: text(
    '分析报告、取样部位处理和剩余样品保存情况，附报告。',
    'The report, how the sampled places were treated, where what is left is kept; with the report.',
  ),
  owedBy: 'applicant',
  confirmedBy: 'national',
  due: { from: 'form', field: period, after: { n: 3, unit: 'month' } },
  dayName: text('分析完成日期', 'Analysis ended on'),
  basis: byReply,
})

/** Samples abroad are back, and what became of them is filed within thirty days. */
export const samplesReturn = (period: string): ObligationDefinition => ({
  key: 'return',
  name: text('标本运回并报备案', 'Samples brought back and filed'),
  asks: text(
    '检测结果、损耗清单和运回情况，附清单和进境凭证。',
    'Results, the list of what was used up, how the rest came back; with list and customs paper.',
  ),
  owedBy: 'applicant',
  confirmedBy: 'national',
  due: { from: 'form', field: period, after: { n: 30, unit: 'calendar-day' } },
  dayName: text('运回日期', 'Brought back on'),
  basis: byReply,
})

/** Pieces shown abroad are back on the day the application names. */
export const exhibitionReturn = (period: string): ObligationDefinition => ({
  key: 'return',
  name: text('展品复进境', 'Re-entry of the exhibits'),
  asks: text('复进境审核和点交情况，附复进境凭证。', 'Appraisal at re-entry and hand-over; with the permit.'),
  owedBy: 'applicant',
  confirmedBy: 'national',
  due: { from: 'form', field: period, after: { n: 0, unit: 'calendar-day' } },
  dayName: text('复进境日期', 'Re-entered on'),
  notBefore: { field: `${period}.start` },
  basis: byReplyAndForm,
})

/** The report on an exhibition abroad within three months of the re-entry. */
export const exhibitionReport: ObligationDefinition = {
  key: 'closing',
  name: text('出境展览结项报告', 'Report on the exhibition abroad'),
  asks: text(
    '展出和安全情况、观众和影响、经费，附结项报告。',
    'How it was shown and kept safe, visitors and echo, money; with the report.',
  ),
  owedBy: 'applicant',
  confirmedBy: 'national',
  due: { from: 'report', of: 'return', after: { n: 3, unit: 'month' } },
  dayName: text('提交日期', 'Handed in on'),
  basis: byReply,
}

/** Nothing is completed that was not reported as begun. */
const afterStart: Pick<ObligationDefinition, 'after'> = { after: 'start' }

/** Works on a monument or its protection: start, progress, completion, acceptance, archive (domain.md §4 B, F). `urgentStart`: the field with the day on which rescue works began. */
export const worksObligations = (period: string, urgentStart: string): ObligationDefinition[] => [
  { ...startReport(period), ...urgentFrom(urgentStart) },
  { ...progressReport, ...urgentFrom(urgentStart) },
  { ...completionReport(period), ...afterStart, ...urgentFrom(urgentStart) },
  acceptance,
  archive,
]

/** A construction that touches heritage: start, inspection of the measures, completion (domain.md §4 D). */
export const constructionObligations = (period: string): ObligationDefinition[] => [
  startReport(period),
  oversight,
  { ...completionReport(period), ...afterStart },
]

/**
 * An excavation: end of the fieldwork, not before the dig was to begin, its acceptance, closing report, full report, hand-over of the finds (domain.md §4 E). `rescueStart`: the field with the day on which a rescue dig
 * began, which may be over before it is approved.
 */
export const excavationObligations = (period: string, rescueStart?: string): ObligationDefinition[] => [
  {
    ...fieldworkReport(period),
    notBefore:
      rescueStart === undefined
        ? { field: `${period}.start` }
        : { field: rescueStart, mayPrecedeDecision: true, otherwise: `${period}.start` },
  },
  { ...fieldAcceptance, ...(rescueStart !== undefined && urgentFrom(rescueStart)) },
  closingReport,
  excavationReport,
  findsHandover,
]

/** A project of a collection: completion, then acceptance and report to the national bureau (domain.md §4 G, H). */
export const collectionObligations = (lastDay: string): ObligationDefinition[] => [collectionReport(lastDay), relicAcceptance]
