import { text } from '../../i18n/text.ts'
import type { FormContext, FormDefinition } from '../model.ts'

/** A small form with every field type, for the tests of the form language. */
export const sampleForm: FormDefinition = {
  sections: [
    {
      key: 'basic',
      title: text('基本信息', 'Basic information'),
      fields: [
        { type: 'text', key: 'projectName', label: text('项目名称', 'Project name'), required: true, maxLength: 60 },
        { type: 'text', key: 'rfNumber', label: text('文号', 'Document number'), format: 'document-number' },
        {
          type: 'text',
          key: 'lotNumber',
          label: text('批次', 'Batch'),
          pattern: '第[0-9]{1,2}批',
          patternMessage: text('批次应写作“第8批”', 'Write the batch like 第8批'),
        },
        { type: 'select', key: 'level', label: text('保护级别', 'Level'), required: true, codeList: 'unit-level' },
        {
          type: 'select',
          key: 'kinds',
          label: text('工程类别', 'Kinds of works'),
          multiple: true,
          options: [
            { code: 'repair', name: text('修缮', 'Repair') },
            { code: 'rescue', name: text('抢险', 'Rescue') },
            { code: 'relocation', name: text('迁移', 'Relocation') },
          ],
        },
        {
          type: 'long-text',
          key: 'relocationReason',
          label: text('迁移理由', 'Reason for relocation'),
          required: true,
          when: { op: 'eq', field: 'basic.kinds', value: 'relocation' },
        },
        { type: 'money', key: 'projectFunding', label: text('项目总经费', 'Total funds'), required: true },
        { type: 'money', key: 'stateFunds', label: text('申请国家补助', 'State funds') },
        { type: 'yes-no', key: 'isEmergency', label: text('是否抢险', 'Emergency') },
        {
          type: 'date',
          key: 'startedOn',
          label: text('开工日期', 'Started on'),
          max: 'today',
          when: { op: 'eq', field: 'basic.isEmergency', value: true },
        },
        {
          type: 'period',
          key: 'planTime',
          label: text('计划工期', 'Planned period'),
          required: { op: 'ne', field: 'basic.isEmergency', value: true },
        },
        { type: 'region', key: 'region', label: text('所在地区', 'Region'), depth: 3 },
      ],
    },
    {
      key: 'unit',
      title: text('单位概况', 'Unit'),
      fields: [
        { type: 'heritage-unit', key: 'heritageUnit', label: text('文物保护单位', 'Heritage unit'), required: true },
        { type: 'organization', key: 'owner', label: text('申报单位', 'Applicant') },
        {
          type: 'person',
          key: 'leader',
          label: text('项目负责人', 'Project leader'),
          parts: ['name', 'sex', 'title', 'phone', 'idCard'],
          requiredParts: ['phone'],
        },
        { type: 'number', key: 'area', label: text('占地面积', 'Area'), unit: text('平方米', 'm²'), min: 0, decimals: 2 },
        {
          type: 'table',
          key: 'history',
          label: text('历次工程', 'Earlier works'),
          maxRows: 5,
          columns: [
            { type: 'text', key: 'content', label: text('工程内容', 'Content'), required: true },
            { type: 'money', key: 'money', label: text('经费', 'Money') },
            { type: 'yes-no', key: 'accepted', label: text('是否验收', 'Accepted') },
            {
              type: 'date',
              key: 'acceptedOn',
              label: text('验收日期', 'Accepted on'),
              required: true,
              when: { op: 'eq', field: 'accepted', value: true },
            },
          ],
        },
        { type: 'attachment', key: 'photos', label: text('现状照片', 'Photos'), maxCount: 2, types: ['jpg', 'png'] },
      ],
    },
    {
      key: 'opinion',
      title: text('省局意见', 'Opinion of the province'),
      when: { op: 'not-empty', field: 'basic.projectName' },
      fields: [{ type: 'long-text', key: 'words', label: text('初审意见', 'First opinion'), required: true }],
    },
  ],
  rules: [
    {
      ensure: { op: 'lte', field: 'basic.stateFunds', other: 'basic.projectFunding' },
      field: 'basic.stateFunds',
      message: text('申请国家补助不能超过项目总经费', 'State funds may not exceed the total'),
    },
  ],
}

const names: Record<string, string> = {
  61: '陕西省',
  6101: '西安市',
  610113: '雁塔区',
  11: '北京市',
  1101: '市辖区',
  110101: '东城区',
  66: '新疆生产建设兵团',
}
const lists: Record<string, { code: string; name: { zh_CN: string; en_US: string } }[]> = {
  'unit-level': [
    { code: '1', name: text('全国重点文物保护单位', 'National') },
    { code: '2', name: text('省级文物保护单位', 'Provincial') },
  ],
  sex: [
    { code: '01', name: text('男', 'Male') },
    { code: '02', name: text('女', 'Female') },
  ],
  title: [{ code: '01', name: text('高级', 'Senior') }],
  education: [{ code: '01', name: text('博士', 'Doctor') }],
}

/** A context in Chinese on 2026-11-20 that knows the regions and lists the sample uses. */
export const sampleContext: FormContext = {
  locale: 'zh_CN',
  today: '2026-11-20',
  regionName: (code) => names[code],
  regionKind: (code) => (names[code] === undefined ? 'none' : code.length === 6 || code === '66' ? 'leaf' : 'inner'),
  codeList: (id) => lists[id],
}
