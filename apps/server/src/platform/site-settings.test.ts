import { expect, it } from 'vitest'
import { readSiteSettings } from './site-settings.ts'

const fail = (_zh: string, en: string): never => {
  throw new Error(en)
}

it('are demo values in development; in production what is not set is blank, never a placeholder', () => {
  for (const value of [readSiteSettings({}, 'development', fail).maintenance, readSiteSettings({}, 'development', fail).supportPhones])
    expect(value).not.toBe('')
  expect(readSiteSettings({}, 'production', fail)).toEqual({
    administration: '国家文物局',
    maintenance: '',
    supportPhones: '',
    filingNumber: '',
    registrationUrl: '',
    portalUrl: '/online_info',
  })
})

it('are the operator’s own, and links lead to our pages or to sites', () => {
  const set = (env: Record<string, string>) => readSiteSettings(env, 'production', fail)
  expect(
    set({
      WENWU_SITE_MAINTENANCE: ' 甲省文物信息中心 ',
      WENWU_SITE_PHONES: '0000-1',
      WENWU_SITE_FILING: '甲ICP备1号',
      WENWU_SITE_REGISTRATION: '/IndividualRegistration',
      WENWU_SITE_PORTAL: 'https://portal.example.gov.cn/',
    }),
  ).toMatchObject({
    maintenance: '甲省文物信息中心',
    supportPhones: '0000-1',
    filingNumber: '甲ICP备1号',
    registrationUrl: '/IndividualRegistration',
    portalUrl: 'https://portal.example.gov.cn/',
  })
  for (const bad of ['javascript:alert(1)', '//evil.example', '/\\\\evil.example', 'portal.example'])
    expect(() => set({ WENWU_SITE_PORTAL: bad }), bad).toThrow('WENWU_SITE_PORTAL')
  expect(() => set({ WENWU_SITE_FILING: '备'.repeat(201) })).toThrow('at most 200')
})
