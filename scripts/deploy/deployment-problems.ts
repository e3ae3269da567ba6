import * as wrangler from "wrangler";

/** The part of wrangler.toml that a deployment cannot do without. */
export interface DeploymentConfig {
  readonly vars?: Readonly<Record<string, unknown>>;
  readonly d1_databases?: readonly { readonly database_id?: string }[];
  readonly kv_namespaces?: readonly { readonly id?: string }[];
}

/** What is used of wrangler's own reader, whose types are in a package that is not installed. */
const { experimental_readRawConfig: readRawConfig } = wrangler as unknown as {
  experimental_readRawConfig: (where: { config: string }) => { rawConfig: DeploymentConfig };
};

export const readDeploymentConfig = (path: string): DeploymentConfig =>
  readRawConfig({ config: path }).rawConfig;

/** What each variable is needed for: the law asks who answers for a site that keeps people's data, and how to reach them. */
const NEEDED = {
  OPERATOR_NAME: "the privacy page has to name who runs the site",
  CONTACT_EMAIL: "visitors have to be able to write to whoever runs the site",
};

/** What has to be filled in before a deployment, each as a sentence; empty when nothing is missing. */
export function deploymentProblems({
  vars = {},
  d1_databases: databases = [],
  kv_namespaces: namespaces = [],
}: DeploymentConfig): string[] {
  const empty = Object.entries(NEEDED)
    .filter(([name]) => isBlank(vars[name]))
    .map(([name, why]) => `${name} is empty under [vars] in wrangler.toml: ${why}.`);
  return [
    ...empty,
    ...(databases.every(({ database_id: id }) => isId(id))
      ? []
      : ["database_id in wrangler.toml is not yours: npx wrangler d1 create prints it."]),
    ...(namespaces.every(({ id }) => isId(id))
      ? []
      : [
          "The id of the KV namespace in wrangler.toml is not yours: npx wrangler kv namespace create prints it.",
        ]),
  ];
}

/** The repository's own ids are all zeros. */
const isId = (id: string | undefined): boolean => id !== undefined && /[1-9a-f]/i.test(id);

const isBlank = (value: unknown): boolean => typeof value !== "string" || value.trim() === "";
