import { expect, it } from 'vitest'
import { readPaperCode } from './code.ts'

const code = '0123456789abcdef0123456789abcdef'

it('reads a code alone, in the address on the paper, in blocks, in capitals and in wide letters', () => {
  for (const typed of [
    code,
    ` ${code.toUpperCase()}\n`,
    code.replace(/.{4}/g, '$& '),
    code.replace(/[0-9a-f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    `http://wenwu.test/verify/${code}`,
    `核验地址：https://wenwu.test/base/verify/${code.toUpperCase()}`,
    `https://wenwu.test/verify?code=${code}`,
    `https://wenwu.test/verify/${code}/?from=scan#top`,
  ])
    expect([typed, readPaperCode(typed)]).toEqual([typed, code])
})

it('takes nothing else for one', () => {
  for (const typed of ['', 'abc', `${code}0`, code.slice(1), `${code.slice(1)}g`, `https://wenwu.test/cases/${code}`, '2026-000001'])
    expect([typed, readPaperCode(typed)]).toEqual([typed, undefined])
})
