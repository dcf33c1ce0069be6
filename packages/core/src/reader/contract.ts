import { z } from 'zod'
import { userKindOf, userKindCode, type UserKind } from '../auth/model.ts'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'

/** How an installation reads OFD: in the page, or by the plug-in it insists on. */
const readerKinds = ['built-in', 'plugin'] as const
export type ReaderKind = (typeof readerKinds)[number]

export const contract = {
  settings: endpoint({
    method: 'GET',
    path: '/api/v1/reader/settings',
    summary:
      'How this installation shows and edits documents: whether it insists on a plug-in for OFD, and uses the office suite of the user’s machine',
    access: 'public',
    tx: 'none',
    input: plain(z.object({})),
    output: inData(plain(z.object({ reader: z.enum(readerKinds), usesOfficeHelper: z.boolean() }))),
  }),
  helpBook: endpoint({
    method: 'GET',
    path: '/api/getHelpBook',
    summary: 'The help book of a kind of user (1 legal entity, 2 individual, 3 official) as PDF; specification §7.4',
    access: 'public',
    tx: 'none',
    input: mapped(
      z.object({ userType: z.enum(['1', '2', '3']) }),
      (wire): { kind: UserKind } => ({ kind: userKindOf(wire.userType) }),
      ({ kind }) => ({ userType: userKindCode[kind] }),
    ),
    output: nothing,
    stream: 'download',
  }),
}
