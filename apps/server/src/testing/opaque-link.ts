import { expect } from 'vitest'

/** Expects that none of some texts stands in the link of an address, neither as it is nor in what base64 makes of its parts. */
export function expectOpaque(address: string, texts: readonly string[]): void {
  const link = address.slice(address.indexOf('link=') + 'link='.length)
  const readable = [link, ...link.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))].join('\n')
  expect(texts.filter((text) => readable.includes(text))).toEqual([])
}
