import { conclusionList } from '../codes/conclusions.ts'
import { provinces } from '../codes/provinces.ts'
import { guideCategoryList } from '../guides/category-names.ts'
import { qualificationGrades } from '../codes/qualification-grades.ts'
import { qualificationKinds } from '../codes/qualification-kinds.ts'
import { standardNatures } from '../codes/standard-natures.ts'
import { statuses } from '../codes/statuses.ts'
import { standardStatuses } from '../codes/standard-statuses.ts'
import type { ImportTarget } from './model.ts'
import type { ImportColumn } from './read-record.ts'

// The names of the files' columns: those of the specification, those the public sets use, and what people write at the top of a table.

const laws: ImportColumn[] = [
  { key: 'title', names: ['article_title', '标题', '名称', 'title'], kind: 'text', required: true },
  { key: 'lawClass', names: ['legal_type', '类型', '效力级别'], kind: 'text', required: true, max: 40 },
  { key: 'documentNumber', names: ['dispatch_number', '发文字号', '文号'], kind: 'text', max: 100 },
  { key: 'issuer', names: ['source_name', '发文机构', '发布机关', '制定机关'], kind: 'text' },
  { key: 'publishedOn', names: ['publish_time', 'publish_date', '发布日期', '公布日期'], kind: 'date' },
  { key: 'writtenOn', names: ['written_time', '成文日期'], kind: 'date' },
  { key: 'effectiveOn', names: ['effective_time', '施行日期', '生效日期'], kind: 'date' },
  { key: 'repealedOn', names: ['repealed_time', '废止日期', '失效日期'], kind: 'date' },
  { key: 'preamble', names: ['header', '题注'], kind: 'text', max: 4000 },
  { key: 'body', names: ['body', 'content', '正文'], kind: 'text', max: 200_000 },
]

const standards: ImportColumn[] = [
  { key: 'number', names: ['standardNum', '标准号', '标准编号'], kind: 'text', required: true, max: 60 },
  { key: 'title', names: ['title', '标准名称', '名称'], kind: 'text', required: true },
  { key: 'publishedOn', names: ['publishingDate', '发布日期'], kind: 'date' },
  { key: 'effectiveOn', names: ['executeDate', '实施日期'], kind: 'date' },
  { key: 'natureCode', names: ['standardNatureCode', 'standardNatureName', '标准性质'], kind: 'text', codes: standardNatures },
  { key: 'statusCode', names: ['standardStatusCode', 'standardStatusName', '标准状态'], kind: 'text', codes: standardStatuses },
  { key: 'publisher', names: ['publishingBody', '发布单位', '发布机构'], kind: 'text' },
]

const divisions: ImportColumn[] = [
  { key: 'code', names: ['code', '代码', '行政区划代码'], kind: 'text', required: true, max: 12 },
  { key: 'name', names: ['name', '名称'], kind: 'text', required: true, max: 60 },
]

const units: ImportColumn[] = [
  { key: 'code', names: ['punitCode', '编号', '保护单位编号'], kind: 'text', required: true, max: 60 },
  { key: 'name', names: ['name', '名称', '保护单位名称'], kind: 'text', required: true },
  { key: 'level', names: ['punitLevel', '保护级别', '级别'], kind: 'text', max: 40 },
  { key: 'className', names: ['punitClassName', '类别', '分类'], kind: 'text', required: true, max: 60 },
  { key: 'age', names: ['punitAge', '时代', '年代'], kind: 'text', max: 100 },
  { key: 'provinceCode', names: ['provinceCode', 'provinceName', '省份', '省'], kind: 'text', required: true, codes: provinces },
  { key: 'city', names: ['city', '市县', '所在地'], kind: 'text', max: 100 },
  { key: 'lotNumber', names: ['lotNumber', '批次'], kind: 'integer' },
  { key: 'address', names: ['address', '地址'], kind: 'text', max: 300 },
  { key: 'longitude', names: ['lon', 'longitude', '经度'], kind: 'number' },
  { key: 'latitude', names: ['lat', 'latitude', '纬度'], kind: 'number' },
]

const museums: ImportColumn[] = [
  { key: 'name', names: ['name', '名称', '博物馆名称'], kind: 'text', required: true },
  { key: 'provinceCode', names: ['provinceCode', 'provinceName', '省份', '省'], kind: 'text', required: true, codes: provinces },
  { key: 'areaCode', names: ['areacode', '行政区划代码'], kind: 'text', max: 12 },
  { key: 'property', names: ['museumPropertyName', '博物馆性质', '性质'], kind: 'text', max: 40 },
  { key: 'quality', names: ['qualityLevelName', '质量等级', '等级'], kind: 'text', max: 40 },
  { key: 'isFree', names: ['isFreeName', 'isFree', '是否免费', '免费开放'], kind: 'yes-no' },
  { key: 'openingHours', names: ['openTime', '开放时间'], kind: 'text', max: 1000 },
  { key: 'traffic', names: ['trafficInfo', '交通', '地址'], kind: 'text', max: 2000 },
  { key: 'website', names: ['webSite', '网址', '网站'], kind: 'text', max: 300 },
  { key: 'summary', names: ['summary', '简介'], kind: 'text', max: 4000 },
  { key: 'longitude', names: ['lon', 'longitude', '经度'], kind: 'number' },
  { key: 'latitude', names: ['lat', 'latitude', '纬度'], kind: 'number' },
]

const dictionaries: ImportColumn[] = [
  { key: 'classCode', names: ['classCode', '字典编码'], kind: 'text', required: true, max: 60 },
  { key: 'className', names: ['className', '字典名称'], kind: 'text', max: 60 },
  { key: 'code', names: ['code', '编码', '代码'], kind: 'text', required: true, max: 60 },
  { key: 'name', names: ['name', '名称'], kind: 'text', required: true },
]

const guides: ImportColumn[] = [
  { key: 'name', names: ['itemName', '事项名称', '名称'], kind: 'text', required: true },
  { key: 'code', names: ['itemCode', 'implementationCode', '事项编码', '编码'], kind: 'text', max: 60 },
  { key: 'region', names: ['level', '适用地区', '地区'], kind: 'text', max: 60 },
  { key: 'category', names: ['category', '类别', '分类'], kind: 'text', codes: guideCategoryList },
  { key: 'shortName', names: ['shortName', '简称'], kind: 'text', max: 60 },
  { key: 'aliases', names: ['aliases', '其他编码'], kind: 'text' },
  { key: 'itemType', names: ['itemType', '事项类型'], kind: 'text' },
  { key: 'projectType', names: ['projectType', '办件类型'], kind: 'text' },
  { key: 'implementationSubject', names: ['implementationSubject', '实施主体'], kind: 'text' },
  { key: 'administrativeLevel', names: ['administrativeLevel', '行使层级'], kind: 'text' },
  { key: 'decisionMechanism', names: ['decisionMechanism', '决定机构'], kind: 'text' },
  { key: 'examineType', names: ['examineType', '审查方式'], kind: 'text' },
  { key: 'applySubject', names: ['applySubject', '申请主体'], kind: 'text', max: 500 },
  { key: 'acceptInstitution', names: ['acceptInstitution', '受理机构'], kind: 'text', max: 500 },
  { key: 'commitmentDeadline', names: ['commitmentDeadline', '承诺时限'], kind: 'text' },
  { key: 'statutoryDeadline', names: ['statutoryDeadline', '法定时限'], kind: 'text' },
  { key: 'charge', names: ['charge', '是否收费'], kind: 'text' },
  { key: 'projectSceneNumber', names: ['projectSceneNumber', '到现场次数'], kind: 'text' },
  { key: 'quantitativeLimitation', names: ['quantitativeLimitation', '数量限制'], kind: 'text' },
  { key: 'applicationRange', names: ['applicationRang', 'applicationRange', '适用范围'], kind: 'text', max: 2000 },
  { key: 'projectResult', names: ['projectResult', '办理结果'], kind: 'text', max: 2000 },
  { key: 'handleProcess', names: ['handleProcess', 'process', '办理流程'], kind: 'text', max: 4000 },
  { key: 'consultingWay', names: ['consultingWay', '咨询方式'], kind: 'text', max: 2000 },
  { key: 'complaintChannels', names: ['complaintChannels', '投诉渠道'], kind: 'text', max: 2000 },
  { key: 'processTime', names: ['processTime', '办理时间'], kind: 'text', max: 2000 },
  { key: 'processAddress', names: ['processAddress', '办理地点'], kind: 'text', max: 2000 },
  { key: 'prohibitiveRequirements', names: ['prohibitiveRequirementsStyle', '禁止性要求'], kind: 'text', max: 8000 },
  { key: 'acceptConditions', names: ['acceptCondition', 'conditions', '受理条件'], kind: 'text', max: 8000 },
  { key: 'chargeNorm', names: ['chargeNorm', '收费标准'], kind: 'text', max: 2000 },
  { key: 'materials', names: ['approvalItemGuideComs', 'materials', '材料目录', '申请材料'], kind: 'text', max: 20_000 },
  { key: 'legalBasis', names: ['setGistStyle', 'basis', '设定依据'], kind: 'text', max: 8000 },
  { key: 'commonQuestions', names: ['commonQuestionStyle', '常见问题'], kind: 'text', max: 20_000 },
]

const filedProjects: ImportColumn[] = [
  { key: 'provinceCode', names: ['省份', '省', 'provinceName', 'provinceCode'], kind: 'text', codes: provinces },
  { key: 'unitName', names: ['文物保护单位', '文物保护单位名称', '保护单位名称', 'punitName'], kind: 'text', required: true },
  { key: 'projectName', names: ['项目名称', '工程名称', 'projectName'], kind: 'text', required: true },
  { key: 'approvalNumber', names: ['批准文号', '批复文号', '文号', 'approvalNumber'], kind: 'text', required: true, max: 100 },
  { key: 'approvedOn', names: ['批准日期', '批复日期', '批复时间', 'approvedOn'], kind: 'date', required: true },
  { key: 'approvingBody', names: ['批准机关', '审批机关', '批复单位', 'approvingBody'], kind: 'text' },
  { key: 'budget', names: ['预算（万元）', '预算金额（万元）', '概算（万元）', '预算', 'budget'], kind: 'money', isAtLeastZero: true },
  { key: 'designUnit', names: ['设计单位', '方案编制单位', '勘察设计单位', 'designUnit'], kind: 'text' },
]

const qualifiedUnits: ImportColumn[] = [
  { key: 'name', names: ['单位名称', '企业名称', '名称', 'name'], kind: 'text', required: true },
  { key: 'provinceCode', names: ['省份', '省', '所在省', 'provinceName', 'provinceCode'], kind: 'text', required: true, codes: provinces },
  { key: 'kind', names: ['资质类别', '资质类型', '类别', 'kind'], kind: 'text', required: true, codes: qualificationKinds },
  { key: 'grade', names: ['资质等级', '等级', '级别', 'grade'], kind: 'text', required: true, codes: qualificationGrades },
  { key: 'certificateNumber', names: ['证书编号', '资质证书编号', 'certificateNumber'], kind: 'text', required: true, max: 60 },
  { key: 'businessScope', names: ['业务范围', '资质范围', 'businessScope'], kind: 'text', max: 500 },
  { key: 'issuer', names: ['发证机关', '颁发机关', 'issuer'], kind: 'text' },
  { key: 'issuedOn', names: ['发证日期', '颁发日期', 'issuedOn'], kind: 'date' },
  { key: 'validUntil', names: ['有效期至', '有效期截止', '有效期', 'validUntil'], kind: 'date', required: true },
]

const olderCases: ImportColumn[] = [
  { key: 'number', names: ['recNumber', '受理编号', '申请编号', '编号'], kind: 'text', required: true, max: 60 },
  { key: 'itemCode', names: ['itemCode', 'matterCode', '事项编码', '事项'], kind: 'text', required: true, max: 40 },
  { key: 'title', names: ['billName', '项目名称', '名称'], kind: 'text', required: true, max: 500 },
  { key: 'applicantName', names: ['companyName', '申请单位', '申请人'], kind: 'text', required: true, max: 500 },
  { key: 'provinceCode', names: ['provinceName', 'provinceCode', '省份', '省'], kind: 'text', required: true, codes: provinces },
  { key: 'status', names: ['busiStat', '状态'], kind: 'text', required: true, codes: statuses },
  { key: 'submittedOn', names: ['camApplyTime', '申请日期', '提交日期'], kind: 'date', required: true },
  { key: 'conclusion', names: ['conclusion', '结论'], kind: 'text', codes: conclusionList },
  { key: 'unitName', names: ['punitName', '文物保护单位', '保护单位名称'], kind: 'text', max: 500 },
  { key: 'creditCode', names: ['creditCode', '统一社会信用代码'], kind: 'text', max: 18 },
  { key: 'documentNumber', names: ['dispatchNum', '批复文号', '文号'], kind: 'text', max: 100 },
  { key: 'decidedOn', names: ['decidedOn', '办结日期', '批复日期'], kind: 'date' },
]

/** The columns of each target's files. Others are left alone. */
export const importColumns: Readonly<Record<ImportTarget, readonly ImportColumn[]>> = {
  laws,
  standards,
  divisions,
  units,
  museums,
  dictionaries,
  guides,
  'filed-projects': filedProjects,
  'qualified-units': qualifiedUnits,
  'older-cases': olderCases,
}
