import { useState } from 'react'
import { Alert, Button, Modal, Slider } from 'antd'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { isPictureTooLarge } from '@wenwu/core/profile/checks'
import { useText } from '../../../lib/i18n.ts'
import { cropPicture, type Area } from './crop-picture.ts'

const zooms = { min: 1, max: 8, step: 0.1 } as const

interface AvatarCropperProps {
  source: { url: string; type: string }
  onUse: (dataUrl: string) => void
  onUnreadable: () => void
  onClose: () => void
}

/** Cuts the picture to a square: drag or arrow keys move it, wheel, slider and buttons zoom (specification §5: aspect 1, 256,000 characters). */
export function AvatarCropper({ source, onUse, onUnreadable, onClose }: AvatarCropperProps) {
  const { t } = useText()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(zooms.min)
  const [area, setArea] = useState<Area>()
  const [isTooLarge, setTooLarge] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const zoomTo = (value: number): void => setZoom(Math.min(zooms.max, Math.max(zooms.min, Math.round(value * 10) / 10)))

  const use = async (): Promise<void> => {
    if (area === undefined) return
    setBusy(true)
    try {
      const dataUrl = await cropPicture(source, area)
      if (isPictureTooLarge(dataUrl)) setTooLarge(true)
      else onUse(dataUrl)
    } catch {
      onUnreadable()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      open
      title={t('profile.avatarCrop')}
      width={480}
      okText={t('profile.avatarUse')}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: area === undefined }}
      confirmLoading={isBusy}
      onOk={() => void use()}
      onCancel={onClose}
    >
      <p className="cropper-help">{t('profile.avatarHelp')}</p>
      <div className="cropper">
        <Cropper
          image={source.url}
          crop={crop}
          zoom={zoom}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          aspect={1}
          disableAutomaticStylesInjection
          keyboardStep={8}
          cropperProps={{ 'aria-label': t('profile.avatarArea'), role: 'application' }}
          mediaProps={{ onError: onUnreadable, alt: '' }}
          onCropChange={setCrop}
          onZoomChange={zoomTo}
          onCropComplete={(_share, pixels) => {
            setArea(pixels)
            setTooLarge(false)
          }}
        />
      </div>
      <div className="cropper-zoom">
        <Button size="small" aria-label={t('profile.avatarZoomOut')} disabled={zoom <= zooms.min} onClick={() => zoomTo(zoom - 0.5)}>
          −
        </Button>
        <Slider ariaLabelForHandle={t('profile.avatarZoom')} {...zooms} value={zoom} tooltip={{ open: false }} onChange={zoomTo} />
        <Button size="small" aria-label={t('profile.avatarZoomIn')} disabled={zoom >= zooms.max} onClick={() => zoomTo(zoom + 0.5)}>
          +
        </Button>
      </div>
      {isTooLarge && <Alert type="warning" showIcon role="alert" title={t('profile.avatarTooLarge')} />}
    </Modal>
  )
}
