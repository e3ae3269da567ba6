import * as wrangler from "wrangler";

/** The part of wrangler.toml that a deployment needs. */
interface DeploymentConfig {
  readonly vars?: Readonly<Record<string, unknown>>;
  readonly d1_databases?: readonly { readonly database_id?: string }[];
  readonly kv_namespaces?: readonly { readonly id?: string }[];
}

/** The part of wrangler's own reader that we use; its types are in a package that is not installed. */
const { experimental_readRawConfig: readRawConfig } = wrangler as unknown as {
  experimental_readRawConfig: (where: { config: string }) => { rawConfig: DeploymentConfig };
};

export const readDeploymentConfig = (path: string): DeploymentConfig =>
  readRawConfig({ config: path }).rawConfig;

/** Why each variable is needed. By law, a site that stores personal data must say who runs it and how to reach them. */
const NEEDED = {
  OPERATOR_NAME: "the privacy page must say who runs the site",
  CONTACT_EMAIL: "visitors must be able to write to the operator",
};

/** Returns a sentence for each setting that must be filled in before a deployment; empty if none is missing. */
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

/** Returns whether an id was filled in. The ids in the repository are all zeros. */
const isId = (id: string | undefined): boolean => id !== undefined && /[1-9a-f]/i.test(id);

const isBlank = (value: unknown): boolean => typeof value !== "string" || value.trim() === "";
