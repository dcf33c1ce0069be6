import { Modal } from 'antd'
import type { Notice } from '@wenwu/core/notices/contract'
import { formatDate } from '../../lib/dates.ts'

/** One notice, at most 357 high (specification §9). `^p` in the text begins a paragraph (§3). */
export function NoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  return (
    <Modal open title={notice.notice_title} footer={null} width={640} onCancel={onClose} styles={{ body: { maxHeight: 357, overflowY: 'auto' } }}>
      <p className="home-notice-meta">
        {notice.pub_organization}　{formatDate(notice.pub_time)}
      </p>
      {notice.notice_content
        .split('^p')
        .filter((part) => part.trim() !== '')
        .map((part, index) => (
          <p key={index} className="home-notice-text">
            {part}
          </p>
        ))}
    </Modal>
  )
}
