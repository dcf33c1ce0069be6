import { expect, it } from 'vitest'
import { readMailServer } from './mail-settings.ts'

const read = (url: string, from = '文物审批平台 <no-reply@wenwu.example.gov.cn>') =>
  readMailServer({ WENWU_SMTP_URL: url, WENWU_MAIL_FROM: from }, (_zh, en) => {
    throw new Error(en)
  })

it('is off unless an address is given', () => {
  expect(read('')).toBeUndefined()
})

it('reads TLS from the first byte, and demands STARTTLS elsewhere than on this machine', () => {
  expect(read('smtps://sender:a%40b@mail.example.com')).toMatchObject({
    host: 'mail.example.com',
    port: 465,
    isTls: true,
    needsTls: false,
    user: 'sender',
    password: 'a@b',
  })
  expect(read('smtp://mail.example.com')).toMatchObject({ port: 587, isTls: false, needsTls: true, user: '' })
  expect(read('smtp://127.0.0.1:2525')).toMatchObject({ port: 2525, needsTls: false })
})

it.each(['http://mail.example.com', 'mail.example.com', 'smtp://', 'nonsense'])('refuses %s', (url) => {
  expect(() => read(url)).toThrow('WENWU_SMTP_URL')
})

it.each(['', 'nobody', 'Name <nobody>', 'a@example.com\r\nBcc: b@example.com'])('refuses the sender %j', (from) => {
  expect(() => read('smtp://127.0.0.1', from)).toThrow('WENWU_MAIL_FROM')
})
