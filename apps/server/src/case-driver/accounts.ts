import { findProvince } from '@wenwu/core/codes/provinces'
import type { TaskSettings } from '@wenwu/core/item/model'
import { demoUsers } from '../db/seed/demo-accounts.ts'
import type { Caller } from '../platform/http/caller.ts'

/** The demo accounts of a server, each as a caller. The server under test is one; over HTTP and inside a process others are made. */
export interface Accounts {
  as(username: string): Caller
  /** The server's clock, where it is not the real one. */
  clock?: { now(): Date }
}

/** Demo accounts that may act at a step of a case, the likeliest first; names of those the case was given to come first. */
export function actorsOf({ role, organization }: TaskSettings, provinceCode: string | null, names: readonly string[]): string[] {
  const bureau = organization === 'case-province' ? findProvince(provinceCode ?? '')?.bureau.zh_CN : undefined
  const isNamed = (user: (typeof demoUsers)[number]) => names.includes(user.name) || names.includes(user.organization ?? '')
  return demoUsers
    .filter((user) => user.role === role && (bureau === undefined || user.organization === bureau))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .map(({ username }) => username)
}
