import { randomUUID } from 'node:crypto'
import type { App } from '../../app.ts'
import type { CaseView } from '@wenwu/core/cases/model'
import { createSession } from '../../modules/auth/session-repository.ts'
import { inTransaction } from '../../platform/database/request-database.ts'

interface Reply {
  code: number
  msg?: string
  data?: unknown
}

/** A demo person who uses the product as everybody does: through its calls, with every check in force. */
export class DemoWalker {
  private readonly app: App
  private readonly now: () => Date
  private readonly tokens = new Map<string, string>()

  constructor(app: App, now: () => Date) {
    this.app = app
    this.now = now
  }

  /** Forgets sessions: after the clock was moved they have run out. */
  forgetSessions(): void {
    this.tokens.clear()
  }

  async call<T>(username: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown): Promise<T> {
    const reply = await this.inject(method, url, body, { authorization: await this.tokenOf(username), 'idempotency-key': randomUUID() })
    return reply.data as T
  }

  async upload(username: string, caseId: string, materialKey: string, fileName: string, content: Buffer): Promise<void> {
    const boundary = `demo-${randomUUID()}`
    const part = (name: string, value: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const head = `${part('bid', caseId)}${part('fileType', materialKey)}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
    await this.inject('POST', '/api/uploadFileStore', payload, {
      authorization: await this.tokenOf(username),
      'idempotency-key': randomUUID(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    })
  }

  /** Hands in what a party still owes. */
  async handIn(username: string, view: CaseView, by: string): Promise<void> {
    for (const material of view.materials.filter((each) => each.by === by && each.isRequired && each.files.length === 0)) {
      await this.upload(username, view.id, material.key, `${material.name.zh_CN}.pdf`, demoPdf())
    }
  }

  /** Acts on an open step of a case. */
  async act(username: string, caseId: string, step: string, outcome: string, more: Record<string, unknown> = {}): Promise<void> {
    const view = await this.call<CaseView>(username, 'GET', `/api/v1/cases/${caseId}`)
    const task = view.tasks.find((each) => each.step === step && each.isMine)
    if (task === undefined) throw new Error(`demo data: ${username} has no task ${step}`)
    await this.handIn(username, view, step)
    await this.call(username, 'POST', `/api/v1/tasks/${task.id}/complete`, {
      version: task.version,
      outcome,
      opinion: '材料齐全，内容符合规定。',
      ...more,
    })
  }

  /** A session of the account, opened past the password: hashing it anew for every day of the demo's past would take minutes. */
  private async tokenOf(username: string): Promise<string> {
    const known = this.tokens.get(username)
    if (known !== undefined) return known
    const token = await inTransaction(this.app.services.pool, async (db) => {
      const { id } = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()
      return createSession(db, id, 'password', { address: '127.0.0.1', userAgent: 'demo data' }, this.now())
    })
    this.tokens.set(username, token)
    return token
  }

  private async inject(method: 'GET' | 'POST' | 'PUT', url: string, payload: unknown, headers: Record<string, string>): Promise<Reply> {
    const response = await this.app.fastify.inject({ method, url, headers, ...(payload !== undefined && { payload: payload as object }) })
    const reply = JSON.parse(response.body) as Reply
    if (response.statusCode !== 200)
      throw new Error(`demo data: ${method} ${url}: ${response.statusCode} ${reply.msg ?? ''} ${response.body}`)
    return reply
  }
}

/** The smallest PDF with one empty page. */
function demoPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = body.length
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`
  return Buffer.from(`${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, 'latin1')
}
