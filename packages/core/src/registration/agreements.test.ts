import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Text } from '../i18n/text.ts'
import { agreements, type AgreementKind } from './agreements.ts'

/**
 * Prints of the words that belong to each version: who changes words gives them a new version and its print here. Chinese and English
 * count; Japanese and Korean only help to read them (nobody has reviewed them).
 */
const prints: Record<AgreementKind, string> = {
  service: '2026-11-21 b55a72bff5fad306',
  privacy: '2026-11-27 7cb391fc4b73fba6',
  'identity-number': '2026-11-21 43c389e26ddc3ffa',
  operator: '2026-11-21 20b8ff5a06ca72e2',
}

function printOf(kind: AgreementKind): string {
  const { version, title, paragraphs } = agreements[kind]
  const binding = ({ zh_CN, en_US }: Text) => ({ zh_CN, en_US })
  return `${version} ${createHash('sha256')
    .update(JSON.stringify([binding(title), paragraphs.map(binding)]))
    .digest('hex')
    .slice(0, 16)}`
}

describe('what people agree to', () => {
  it.each(Object.keys(agreements) as AgreementKind[])('%s: the words are those of its version', (kind) => {
    expect(printOf(kind)).toBe(prints[kind])
  })

  it('has every language', () => {
    for (const { title, paragraphs } of Object.values(agreements))
      for (const words of [title, ...paragraphs])
        expect([words.zh_CN, words.en_US, words.ja_JP, words.ko_KR].every((each) => (each ?? '').length > 0)).toBe(true)
  })
})
