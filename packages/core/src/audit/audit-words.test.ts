import { describe, expect, it } from 'vitest'
import { browserName } from './browser-name.ts'
import { text } from '../i18n/text.ts'
import { locales, textIn } from '../i18n/text.ts'
import { detailNames, objectNames, valueNames } from './object-words.ts'
import {
  actionName,
  detailLines,
  detailText,
  objectName,
  operationLines,
  operationText,
  reasonName,
  roleName,
  unnamedKeys,
} from './words.ts'

describe('what a log calls things', () => {
  it('tells details as lines in the reader’s language', () => {
    const details = {
      error: 'forbidden',
      isActive: false,
      roles: ['national-lead', 'own-role'],
      action: 'cases.void',
      at: '2026-11-23T02:00:00.000Z',
      blank: '',
      gone: null,
      problem: { kind: 'row-changed', id: 4 },
    }
    expect(detailLines(details, 'zh_CN')).toEqual([
      { label: '拒绝原因', value: '没有权限' },
      { label: '启用', value: '否' },
      { label: '角色', value: '国家文物局负责人、own-role' },
      { label: '操作', value: '作废办件' },
      { label: 'at', value: '2026-11-23 10:00:00' },
      { label: '发现的问题', value: '类型 记录被修改，或不是由本系统写入，序列号 4' },
    ])
    expect(detailLines({ isActive: true, error: 'wrong-password' }, 'en_US')).toEqual([
      { label: 'Active', value: 'Yes' },
      { label: 'Reason of the refusal', value: 'Wrong password' },
    ])
  })

  it('has one line for a cell, with the marks of its language', () => {
    const details = { kind: 'unit', fields: ['name', 'email'], permission: 'audit.read' }
    expect(detailText(details, 'zh_CN')).toBe('类型：单位；修改的内容：名称、电子邮箱；权限：查阅操作日志、核验审计')
    expect(detailText(details, 'en_US')).toBe(
      'Kind: Unit; What was changed: Name, E-mail; Permission: Read the operation log, verify the audit',
    )
  })

  it('says in words what was taken, recalled and given', () => {
    expect(detailText({ files: 3, bytes: 2048 }, 'zh_CN')).toBe('文件数：3；总大小（字节）：2048')
    expect(detailText({ files: 3, bytes: 2048 }, 'en_US')).toBe('Files: 3; Size of all in bytes: 2048')
    expect(detailText({ recall: 'dismiss', delivery: 'sms', columns: ['users.createdAt'] }, 'zh_CN')).toBe(
      '不再等待：专家的意见；密码交付方式：短信；列：创建时间',
    )
    expect(detailText({ field: 'catalogue.materials[0].sample', menu: 2, button: 3 }, 'zh_CN')).toBe('内容：样表；菜单数：2；按钮数：3')
    expect(detailText({ problem: { kind: 'row-changed', rowId: 4 } }, 'en_US')).toMatch(/^What was found: Kind .*, Number of the row 4$/)
    expect(detailText({ purpose: 'toString' }, 'zh_CN')).toBe('用途：toString')
  })

  it('has every name in every language', () => {
    const names = [...Object.values(objectNames), ...Object.values(detailNames), ...Object.values(valueNames).flatMap(Object.values)]
    for (const name of names as (typeof detailNames.error)[])
      for (const locale of locales) expect(textIn(name, locale).trim(), JSON.stringify(name)).not.toBe('')
    for (const name of names as (typeof detailNames.error)[]) expect([name.ja_JP, name.ko_KR], name.zh_CN).not.toContain(undefined)
  })

  it('finds the keys that have no name, inside others too', () => {
    expect(
      unnamedKeys({ reason: 'x', ship: 1, filter: { preset: 'all', mast: null }, problem: [{ sail: 1 }], fields: ['name', 'keel'] }),
    ).toEqual(['ship', 'mast', 'sail', 'keel'])
  })

  it('names a case by its step, number and title, never by keys and ids', () => {
    const details = { step: 'leadSign', task: '01a202f8-0000-7000-8000-000000000000', outcome: 'sign', reason: '同意' }
    const about = {
      number: '2026-00000016',
      title: '北塬输水管线工程',
      step: text('领导签发', 'Signature'),
      outcome: text('签发', 'Sign'),
      material: null,
    }
    expect(operationText({ about, details }, 'zh_CN')).toBe('领导签发 · 签发 · 2026-00000016 · 北塬输水管线工程；理由：同意')
    expect(operationText({ about, details: {} }, 'en_US')).toBe('Signature · Sign · 2026-00000016 · 北塬输水管线工程')
    const handedIn = { ...about, step: null, outcome: null, material: text('省局的函', 'Letter of the bureau') }
    expect(operationText({ about: handedIn, details: { material: 'provinceLetter', size: 585 } }, 'zh_CN')).toBe(
      '省局的函 · 2026-00000016 · 北塬输水管线工程；大小（字节）：585',
    )
    expect(operationText({ about: null, details: { reason: '同意' } }, 'zh_CN')).toBe('理由：同意')
    expect(operationLines({ about, details }, 'zh_CN')).toEqual([
      { label: '办件编号', value: '2026-00000016' },
      { label: '项目名称', value: '北塬输水管线工程' },
      { label: '环节', value: '领导签发' },
      { label: '办理结果', value: '签发' },
      { label: '理由', value: '同意' },
    ])
  })

  it('tells what it does not know by its code, inherited names too', () => {
    expect(actionName('cases.void', 'en_US')).toBe('Void a case')
    expect([
      actionName('toString', 'zh_CN'),
      objectName('constructor', 'zh_CN'),
      roleName('__proto__', 'zh_CN'),
      reasonName('valueOf', 'zh_CN'),
    ]).toEqual(['toString', 'constructor', '__proto__', 'valueOf'])
    expect(reasonName('file-empty', 'zh_CN')).toBe('file-empty')
    expect(reasonName('opinion-required', 'zh_CN')).toBe('请填写意见')
  })

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36',
      'Chrome 128 · Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0',
      'Edge 128 · Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'Safari 17 · macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari 17 · iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox 133 · Linux'],
    [
      'Mozilla/5.0 (Linux; Android 14; Mi 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49',
      '微信 8 · Android',
    ],
    ['curl/8.5.0', 'curl/8.5.0'],
    ['', ''],
  ])('names the browser of %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name)
  })
})
