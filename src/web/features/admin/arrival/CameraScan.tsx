import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { cameraRefusal, isCameraOpen, isReading, mayRetry } from '#machines/camera/camera.selectors.ts';
import type { CameraRefusal } from '#machines/camera/camera.types.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { IconShape } from '#web/ui/Icon.tsx';
import { Note } from '#web/ui/Note.tsx';
import * as css from './CameraScan.css.ts';
import type { Camera } from './useCamera.ts';

const cameraIcon =
  'M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3l-2.5-3zM15 13a3 3 0 1 1-6 0 3 3 0 0 1 6 0z';

/** Reads codes as a hand scanner does, with the camera of the device. */
export function CameraScan({ camera: { actor, stream } }: { camera: Camera }) {
  const { t } = useLingui();
  const isOpen = useSelector(actor, isCameraOpen);
  const isOn = useSelector(actor, isReading);
  const refusal = useSelector(actor, cameraRefusal);
  const isOtherCode = useSelector(actor, ({ context }) => context.isOtherCode);
  return (
    <>
      <Button
        kind="outline"
        size="small"
        icon={<IconShape path={cameraIcon} />}
        onClick={() => actor.send({ type: 'camera.requested' })}
      >
        <Trans id="camera.scan">Scan met camera</Trans>
      </Button>
      <Dialog
        open={isOpen}
        focusTitle
        content={refusal === null ? 'picture' : 'refusal'}
        onClose={() => actor.send({ type: 'camera.dismissed' })}
        title={t({ id: 'camera.title', message: 'Scan de code' })}
        closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      >
        <div className={css.scan}>
          {refusal === null ? <Picture stream={isOn ? stream : null} /> : <Refusal refusal={refusal} actor={actor} />}
          <p role="status" className={css.status}>
            {isOtherCode ? (
              <Trans id="arrival.code.unreadable">
                Dit is geen code van een reservering. Bonnen en kaarten vind je bij Tegoeden.
              </Trans>
            ) : refusal !== null ? null : !isOn ? (
              <Trans id="camera.starting">De camera gaat aan. Geef toestemming als je browser erom vraagt.</Trans>
            ) : (
              <Trans id="camera.reading">Houd de code van de reservering in beeld.</Trans>
            )}
          </p>
        </div>
      </Dialog>
    </>
  );
}

function Picture({ stream }: { stream: MediaStream | null }) {
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video !== null) video.srcObject = stream;
    },
    [stream],
  );
  return <video ref={attach} className={css.picture} autoPlay muted playsInline aria-hidden="true" />;
}

function Refusal({ refusal, actor }: { refusal: CameraRefusal; actor: Camera['actor'] }) {
  const { t } = useLingui();
  const isRetryOffered = useSelector(actor, mayRetry);
  const sentences: Record<CameraRefusal, string> = {
    denied: t({
      id: 'camera.denied',
      message: 'De camera mag niet worden gebruikt. Sta het toe bij de instellingen van je browser voor deze site.',
    }),
    missing: t({ id: 'camera.missing', message: 'Dit apparaat heeft geen camera. Zoek op naam of typ de code.' }),
    busy: t({
      id: 'camera.busy',
      message: 'De camera is niet te gebruiken. Misschien heeft een ander programma hem aan staan.',
    }),
    insecure: t({
      id: 'camera.insecure',
      message: 'De camera werkt alleen op een beveiligd adres, een dat met https begint. Zoek op naam of typ de code.',
    }),
    unloaded: t({
      id: 'camera.unloaded',
      message:
        'Het deel dat codes leest, is niet geladen. Controleer je verbinding. Helpt dat niet, laad dan de pagina opnieuw.',
    }),
  };
  return (
    <Note kind="warning" role="alert">
      <p>{sentences[refusal]}</p>
      {isRetryOffered ? (
        <Button kind="text" size="small" onClick={() => actor.send({ type: 'camera.requested' })}>
          <Trans id="common.retry">Opnieuw proberen</Trans>
        </Button>
      ) : null}
    </Note>
  );
}
