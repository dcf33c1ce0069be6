import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { agreements, type AgreementKind } from './agreements.ts'

/** Prints of the words that belong to each version: who changes words gives them a new version and its print here. */
const prints: Record<AgreementKind, string> = {
  service: '2026-11-21 b55a72bff5fad306',
  privacy: '2026-11-21 c994f08d02a68222',
  'identity-number': '2026-11-21 43c389e26ddc3ffa',
  operator: '2026-11-21 20b8ff5a06ca72e2',
}

function printOf(kind: AgreementKind): string {
  const { version, title, paragraphs } = agreements[kind]
  return `${version} ${createHash('sha256').update(JSON.stringify([title, paragraphs])).digest('hex').slice(0, 16)}`
}

describe('what people agree to', () => {
  it.each(Object.keys(agreements) as AgreementKind[])('%s: the words are those of its version', (kind) => {
    expect(printOf(kind)).toBe(prints[kind])
  })

  it('has Chinese and English', () => {
    for (const { title, paragraphs } of Object.values(agreements))
      for (const words of [title, ...paragraphs]) expect([words.zh_CN, words.en_US].every((each) => (each ?? '').length > 0)).toBe(true)
  })
})
