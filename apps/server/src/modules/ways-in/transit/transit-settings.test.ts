import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../../platform/config.ts'

const read = (more: Record<string, string>) =>
  readConfig(
    {
      WENWU_ENV: 'production',
      WENWU_SECRET: 'x'.repeat(40),
      WENWU_PUBLIC_URL: 'https://wenwu.example',
      WENWU_DATA: '/nowhere',
      DATABASE_URL: 'postgresql://db/x',
      ...more,
    },
    '/nowhere',
  )
const key = 'k'.repeat(32)

describe('the settings of sign-in', () => {
  it('are safe where nothing is set', () => {
    const config = read({})
    expect(config).toMatchObject({ secondFactor: 'optional', rememberOfficials: false, transitLegacyPassword: false })
    expect([...config.transitSystems]).toEqual([])
  })

  it('read the systems of login transit', () => {
    const config = read({ WENWU_TRANSIT_SYSTEMS: ` office-portal=${key}, b=${key}=x/+ ,` })
    expect([...config.transitSystems]).toEqual([
      ['office-portal', key],
      ['b', `${key}=x/+`],
    ])
  })

  it.each([
    ['WENWU_TRANSIT_SYSTEMS', 'office-portal'],
    ['WENWU_TRANSIT_SYSTEMS', 'office-portal=short'],
    ['WENWU_TRANSIT_SYSTEMS', `Office Portal=${key}`],
    ['WENWU_TRANSIT_SYSTEMS', `a=${key},a=${key}`],
    ['WENWU_SECOND_FACTOR', 'yes'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError)
    expect(() => read({ [name]: value })).toThrow(name)
  })
})
