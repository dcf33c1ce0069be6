import { expect, it } from 'vitest'
import { publicPaths } from '../public-paths.generated.ts'
import { publicLinks } from './public-links.ts'

/** Reached from a page or an address of its own. */
const elsewhere = [
  '/certificate-signer',
  '/sms-outbox',
  '/reguldetail',
  '/ForgetPwd',
  '/IndividualRegistration',
  '/RegisterLPStep',
  '/search',
]

it('every list that is open to the public is in the head of public pages', () => {
  const lists = publicPaths.filter((path) => !path.includes(':') && !elsewhere.includes(path))
  expect(new Set(publicLinks.map(({ path }) => path))).toEqual(new Set(lists))
})
