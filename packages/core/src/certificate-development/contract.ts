import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { personKeyKinds } from '../certificate/model.ts'

/** PIN of every key of the signer, as blank keys of vendors come with. It guards demo certificates alone. */
export const demoPin = '123456'

/** The protocol between page and middleware, as docs/how-to/connect-a-certificate-authority.md lays it down; `code` 0 is success. */
const listReply = plain(
  z.object({
    code: z.number(),
    certificates: z.array(z.object({ id: z.string(), label: z.string(), certificate: z.string(), chain: z.array(z.string()) })),
  }),
)
const signReply = plain(z.object({ code: z.number(), signature: z.string() }))

const issued = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  subject: z.string(),
  serial: z.string(),
  keyKind: z.enum(personKeyKinds),
  notAfter: z.string(),
  isRevoked: z.boolean(),
  isBound: z.boolean(),
})
export type IssuedCertificate = z.output<typeof issued>

const id = { id: z.string().max(40) }

/** Development and rehearsal only: a test authority with the keys of demo accounts. Every call is not-found in production. */
export const contract = {
  listCertificates: endpoint({
    method: 'POST',
    path: '/api/certificate-development/listCertificates',
    summary: 'Development and rehearsal only: the certificates of the signer, as a vendor’s middleware lists those of a key',
    access: 'public',
    tx: 'none',
    input: plain(z.object({})),
    output: listReply,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/certificate-development/sign',
    summary: 'Development and rehearsal only: signs with a demo key, as a vendor’s middleware does',
    access: 'public',
    tx: 'none',
    input: plain(z.object({ ...id, data: z.string().max(4000), pin: z.string().max(40).optional() })),
    output: signReply,
  }),
  issued: endpoint({
    method: 'GET',
    path: '/api/certificate-development/certificates',
    summary: 'Development and rehearsal only: what the test authority has issued, and to whom it may',
    access: 'public',
    tx: 'none',
    input: plain(z.object({})),
    output: inData(
      plain(z.object({ certificates: z.array(issued), accounts: z.array(z.object({ username: z.string(), name: z.string() })) })),
    ),
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/certificate-development/certificates',
    summary: 'Development and rehearsal only: issues a certificate to a demo account; an expired or unbound one shows the refusals',
    access: 'public',
    tx: 'write',
    input: plain(
      z.object({ username: z.string().max(100), keyKind: z.enum(personKeyKinds), isExpired: z.boolean(), isBound: z.boolean() }),
    ),
    output: nothing,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/certificate-development/revocations',
    summary: 'Development and rehearsal only: puts a certificate on the list of the test authority',
    access: 'public',
    tx: 'write',
    input: plain(z.object(id)),
    output: nothing,
  }),
}
