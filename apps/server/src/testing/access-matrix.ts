import { builtInRoles } from '@wenwu/core/auth/permissions'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { demoRoles, demoUsers } from '../db/seed/index.ts'
import { findRefusal } from '../platform/http/access.ts'

/** A visitor who is not signed in. */
export const anonymous = '-'

/** One account of each kind of actor. */
export const actors = [
  anonymous,
  'company',
  'person',
  'county-officer',
  'city-officer',
  'province-sx',
  'province-sx-lead',
  'national-accept',
  'national-officer',
  'national-lead',
  'national-office',
  'thirdparty',
  'expert1',
  'customs',
  'admin-system',
  'admin-security',
  'admin-audit',
  'editor',
  'editor-lead',
] as const

export type ActorName = (typeof actors)[number]

/** What an actor gets with the smallest valid input; `ok`: past the checks of rights, the reply may still be 404 or 409. */
export type Cell = '401' | '403' | 'ok'

export interface NamedEndpoint {
  /** `module.endpoint` */
  name: string
  endpoint: AnyEndpoint
}

interface MatrixRow extends NamedEndpoint {
  cells: Readonly<Record<ActorName, Cell>>
}

/** What endpoints refuse behind the check of access, by what the smallest input says: a made-up ticket, signature or code, a kind of import. */
export const refusedBehind: Readonly<Record<string, { cell: '401' | '403'; actors: readonly ActorName[] }>> = {
  'auth.createToken': { cell: '401', actors },
  'auth.signOut': { cell: '401', actors: [anonymous] },
  'device.enterRemembered': { cell: '401', actors },
  'imports.check': { cell: '403', actors: ['province-sx', 'province-sx-lead', 'national-officer'] },
  'imports.template': { cell: '403', actors: ['province-sx', 'province-sx-lead', 'national-officer'] },
  'national-platform.createTicket': { cell: '401', actors },
  'national-platform.leave': { cell: '401', actors: [anonymous] },
  'national-platform.transfer': { cell: '403', actors },
  'notices.portal': { cell: '403', actors },
  'second-factor.beginAtSignIn': { cell: '401', actors },
  'second-factor.confirmAtSignIn': { cell: '401', actors },
  'second-factor.disable': { cell: '403', actors },
  'transit.enter': { cell: '401', actors },
}

/** The permissions of an actor's roles, sorted. */
export function permissionsOf(actor: ActorName): string[] {
  const user = demoUsers.find(({ username }) => username === actor)
  return [...new Set(user === undefined ? [] : demoRoles(user).flatMap((role) => builtInRoles[role].permissions))].sort()
}

/** The matrix as contracts and permissions say, sorted by name. */
export function computeMatrix(endpoints: readonly NamedEndpoint[]): MatrixRow[] {
  return endpoints
    .map(({ name, endpoint }) => {
      const cells = Object.fromEntries(actors.map((actor) => [actor, cellOf(name, endpoint, actor)])) as Record<ActorName, Cell>
      return { name, endpoint, cells }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function cellOf(name: string, endpoint: AnyEndpoint, actor: ActorName): Cell {
  const person = actor === anonymous ? null : { permissions: permissionsOf(actor), mustChangePassword: false }
  const refusal = findRefusal(endpoint, person)
  if (refusal !== undefined) return refusal === 'signed-out' ? '401' : '403'
  const behind = refusedBehind[name]
  return behind?.actors.includes(actor) === true ? behind.cell : 'ok'
}

/** Who calls an endpoint over HTTP: a visitor, and of each answer one signed-in actor, not the same one for every endpoint. */
export function callersOf({ name, cells }: MatrixRow): ActorName[] {
  const turn = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const signedIn = actors.filter((actor) => actor !== anonymous)
  const answers = [...new Set(signedIn.map((actor) => cells[actor]))]
  return [
    anonymous,
    ...answers.map((answer) => {
      const alike = signedIn.filter((actor) => cells[actor] === answer)
      return alike[turn % alike.length]!
    }),
  ]
}

/** The matrix as a table of Markdown. */
export function renderMatrix(rows: readonly MatrixRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const head = ['endpoint', 'call', 'access', ...actors]
  return [
    '# Access matrix',
    '',
    'Made by `access-matrix.test.ts`; a changed line is a changed right. `ok`: past the check of rights (the reply may still be 404 or 409).',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(({ name, endpoint: { method, path, access }, cells }) =>
      line([name, `${method} ${path}`, typeof access === 'string' ? access : access.join(' '), ...actors.map((actor) => cells[actor])]),
    ),
    '',
  ].join('\n')
}
