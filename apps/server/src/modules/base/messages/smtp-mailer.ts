import { createTransport } from 'nodemailer'
import type { MailServer } from '../../../platform/mail-settings.ts'
import { MessageRefused, type MailMessage, type MailPort } from './ports.ts'

const timeoutMs = 15_000

/** Sends e-mails by SMTP, one connection each: they are few. A 5xx answer is final, anything else may work later. */
export class SmtpMailer implements MailPort {
  private readonly server: MailServer

  constructor(server: MailServer) {
    this.server = server
  }

  async sendMail({ id, email, subject, text }: MailMessage): Promise<void> {
    const { host, port, isTls, needsTls, user, password, from } = this.server
    const transport = createTransport({
      host,
      port,
      secure: isTls,
      requireTLS: needsTls,
      ...(user !== '' && { auth: { user, pass: password } }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // neither files of this machine nor other addresses go into a mail
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: email },
        subject,
        text,
        // a second try after a lost answer is the same mail
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace('>', '')}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      const { responseCode } = error as { responseCode?: number }
      // the answer may repeat address and words: nothing of it is passed on
      if (responseCode !== undefined && responseCode >= 500) throw new MessageRefused(`the mail server refused with ${responseCode}`)
      throw new Error(`the mail server did not take the message: ${responseCode ?? (error as { code?: string }).code ?? 'no answer'}`)
    } finally {
      transport.close()
    }
  }
}
