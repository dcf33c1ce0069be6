import { expect, test } from 'vitest'
import { text } from '@wenwu/core/i18n/text'
import type { Drawing } from '../kind.ts'
import { paper } from './paper.ts'

const slip = (agentName: string | null) => {
  const data = {
    number: 'A1',
    title: '修缮工程',
    itemName: text('事项', 'Matter'),
    applicantName: '云冈研究院',
    agentName,
    submittedAt: '2026-11-20T01:00:00.000Z',
    issuer: '国家文物局',
    document: '关于修缮工程的批复',
    documentNumber: '文物保函〔2026〕1号',
  }
  const [pairs] = paper.write(data, {} as Drawing).blocks
  return pairs?.kind === 'pairs' ? pairs.rows.at(-1) : undefined
}

test('is served on the applicant, whoever filed for them', () => {
  expect(slip(null)).toEqual(['受送达人', '云冈研究院'])
  expect(slip('晋遗设计公司')).toEqual(['受送达人', '云冈研究院（由晋遗设计公司代办）'])
})
