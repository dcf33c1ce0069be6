import type { Config } from '../../../platform/config.ts'

type Settings = Pick<Config, 'environment' | 'sms'>

/** Whether messages to phones can reach anybody: by the gateway, or in the development outbox. In production without a gateway they cannot. */
export function canSendMessages(config: Settings): boolean {
  return config.sms !== undefined || isRehearsal(config)
}

/** Whether e-mails can: by a mail server, or in the development outbox. */
export function canSendMail(config: Settings & Pick<Config, 'mail'>): boolean {
  return config.mail !== undefined || isRehearsal(config)
}

/** Whether messages go to the development outbox. Never in production. */
export function isRehearsal(config: Settings): boolean {
  return config.sms === undefined && config.environment !== 'production'
}
