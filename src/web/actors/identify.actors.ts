import type { QueryClient } from '@tanstack/react-query';
import type { Identity } from '#machines/identify/identify.types.ts';
import { login, register } from '#web/queries/customers.ts';
import { submissionActors } from './submission.actors.ts';

export const identifyActors = (client: QueryClient) =>
  submissionActors<Identity>((identity) =>
    identity.kind === 'login' ? login(client, identity.form) : register(client, identity.form),
  );
