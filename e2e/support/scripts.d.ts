/** Types of the plain scripts that browser tests share with the command line. */
declare module '*/scripts/lib/prepare.mjs' {
  export function prepare(options: { targets: string[] }): Promise<void>
}

declare module '*/scripts/lib/replay.mjs' {
  import type { CaseView, DocumentInput, Receipt, TaskDecision } from '@wenwu/core/cases/model'
  import type { ReplyDocument } from '@wenwu/core/documents/contract'
  import type { FormData } from '@wenwu/core/form/model'

  /** A reply of the national bureau as it stands in official_replies.jsonl. */
  export interface Reply {
    title: string
    docNumber: string
    mainRecipient: string
    body: string[]
    closing: string
    docDate: string | null
    mapsTo: string
  }
  export interface Application {
    itemCode: string
    data: FormData
    provinceCode: string
    abbreviation: string
    projectName: string
    unitName: string
  }
  /** A signed-in person over HTTP. */
  export interface Person {
    username: string
    call<T = unknown>(method: string, address: string, body?: unknown, key?: string): Promise<{ data: T }>
    upload(caseId: string, material: string, fileName: string, bytes: Uint8Array): Promise<unknown>
  }
  export function readReplies(file: string): Reply[]
  export function applicationFor(reply: Reply): Application
  export function smallPdf(text: string): Buffer
  export function signIn(url: string, username: string, kind: '1' | '2' | '3', password: string): Promise<Person>
  export function act(
    person: Person,
    caseId: string,
    step: string,
    outcome: string,
    more?: Partial<Omit<TaskDecision, 'taskId' | 'version' | 'outcome'>> & { document?: DocumentInput },
  ): Promise<CaseView>
  export function fileApplication(applicant: Person, application: { itemCode: string; data: unknown }): Promise<Receipt>
  export function replayReplies(options: {
    url: string
    replies: readonly Reply[]
    password: string
    log?: (line: string) => void
  }): Promise<{ reply: Reply; application: Application; receipt: Receipt; view: CaseView; document: ReplyDocument }[]>
}
