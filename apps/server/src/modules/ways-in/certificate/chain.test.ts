import { describe, expect, it } from 'vitest'
import { readRevocationList } from '@wenwu/core/certificate/revocation-list'
import { AppError } from '@wenwu/core/kernel/errors'
import { boolean, oid, sequence } from '../../../edges/certificate-development/der-writer.ts'
import { authorityExtensions, extension, usage } from '../../../edges/certificate-development/make-certificate.ts'
import { findChain, type Trust } from './chain.ts'
import { judgeRevocation } from './revocation.ts'
import { newAuthority, newList, newPerson, testNow, type Authority, type AuthorityOptions } from './testing/test-hierarchy.ts'

const day = 86_400_000
const root = newAuthority('p256', '根')
const trust: Trust = { anchors: [root.certificate], intermediates: [] }

/** A root, an authority below it made so, and a person below that. */
function path(options: AuthorityOptions): { middle: Authority; length: number | undefined } {
  const middle = newAuthority('p256', '下级', { signedBy: root, ...options })
  return { middle, length: findChain(newPerson(middle, 'p256').certificate, [middle.certificate], trust, testNow)?.length }
}

describe('the way to a root', () => {
  it('goes through authorities that may issue, and through no other', () => {
    expect(path({}).length).toBe(3)
    expect(path({ pathLength: 0 }).length).toBe(3)
    expect(path({ notAfter: new Date(testNow.getTime() - day) }).length).toBeUndefined()
    expect(path({ extensions: [] }).length).toBeUndefined()
    expect(path({ extensions: [extension('2.5.29.19', true, sequence(boolean(true))), usage([0])] }).length).toBeUndefined()
    // name constraints, and whatever else is critical and not understood
    expect(path({ extensions: [...authorityExtensions(), extension('2.5.29.30', true, sequence())] }).length).toBeUndefined()
    expect(path({ extensions: [...authorityExtensions(), extension('1.2.3', false, sequence(oid('1.2')))] }).length).toBe(3)
  })

  it('holds authorities to the number of authorities below them', () => {
    const { middle } = path({ pathLength: 0 })
    const lower = newAuthority('p256', '再下级', { signedBy: middle })
    expect(findChain(newPerson(lower, 'p256').certificate, [middle.certificate, lower.certificate], trust, testNow)).toBeUndefined()
    const free = newAuthority('p256', '下级', { signedBy: root, pathLength: 1 })
    const below = newAuthority('p256', '再下级', { signedBy: free })
    expect(findChain(newPerson(below, 'p256').certificate, [below.certificate, free.certificate], trust, testNow)).toHaveLength(4)
  })

  it('is not made by a person, by a namesake of the root, or by what the key brings along as a root', () => {
    const person = newPerson(root, 'p256')
    const forged = newPerson({ name: Buffer.from(person.certificate.subject.raw), key: person.key }, 'p256')
    expect(findChain(forged.certificate, [person.certificate], trust, testNow)).toBeUndefined()
    const namesake = newAuthority('p256', '根')
    expect(findChain(newPerson(namesake, 'p256').certificate, [namesake.certificate], trust, testNow)).toBeUndefined()
    expect(findChain(newPerson(root, 'p256').certificate, [], trust, testNow)).toHaveLength(2)
  })

  it('ends in a crowd of namesakes that sign each other', () => {
    const crowd = Array.from({ length: 12 }, () => newAuthority('p256', '甲'))
    const started = performance.now()
    expect(
      findChain(
        newPerson(crowd[0]!, 'p256').certificate,
        crowd.map((one) => one.certificate),
        trust,
        testNow,
      ),
    ).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})

describe('lists of revoked certificates', () => {
  const person = newPerson(root, 'p256')
  const chain = [person.certificate, root.certificate]
  const judge =
    (...lists: Buffer[]) =>
    () =>
      judgeRevocation(chain, lists.map(readRevocationList), testNow)
  const unknown = new AppError('certificate-revocation-unknown')

  it('count when they are of the authority, in force and rightly signed', () => {
    expect(judge(newList(root, []))).not.toThrow()
    expect(judge(newList(root, [newPerson(root, 'p256')]))).not.toThrow()
    expect(judge(newList(root, [person]))).toThrow(new AppError('certificate-revoked'))
    expect(judge()).toThrow(unknown)
    expect(judge(newList(root, [], { nextAt: new Date(testNow.getTime() - 1000) }))).toThrow(unknown)
    expect(judge(newList(root, [], { issuedAt: new Date(testNow.getTime() + day) }))).toThrow(unknown)
    expect(judge(newList(newAuthority('p256', '根'), []))).toThrow(unknown)
    expect(judge(newList(newAuthority('p256', '另一个根'), []))).toThrow(unknown)
  })

  it('an authority that was revoked takes its people along', () => {
    const middle = newAuthority('p256', '下级', { signedBy: root })
    const below = newPerson(middle, 'p256')
    const longer = [below.certificate, middle.certificate, root.certificate]
    const own = readRevocationList(newList(middle, []))
    const revoking = readRevocationList(newList(root, [{ ...below, certificate: middle.certificate }]))
    expect(() => judgeRevocation(longer, [own], testNow)).not.toThrow()
    expect(() => judgeRevocation(longer, [own, revoking], testNow)).toThrow(new AppError('certificate-revoked'))
  })
})
