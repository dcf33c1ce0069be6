import { expect, it } from 'vitest'
import { locales, textIn } from '../i18n/text.ts'
import { lawStandingNames } from '../laws/model.ts'
import { searchKinds, standingName, standings } from './model.ts'

it('says of every law whether it is in force, and of other texts only what is not plain', () => {
  expect(standings.map((standing) => standingName('law', standing)?.zh_CN)).toEqual(['现行有效', '尚未施行', '已失效', '已修改', '已废止'])
  expect(searchKinds.filter((kind) => standingName(kind, 'current') !== undefined)).toEqual(['law'])
  expect(standingName('standard', 'repealed')).toBe(lawStandingNames.repealed)
  for (const standing of standings)
    for (const locale of locales) expect(textIn(standingName('law', standing)!, locale), `${standing} ${locale}`).not.toBe('')
})
